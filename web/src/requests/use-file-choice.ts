import { uploadExtensions } from '@gerbang/contract/phrases/files';
import { refusals } from '@gerbang/contract/refusals';
import { useState } from 'react';
import { useSay } from '../language/language-context.ts';
import { useConfigValue } from '../session/session-context.ts';

const MB = 1024 * 1024;

type WrongFile = 'FILE_MISSING' | 'FILE_TYPE' | 'FILE_TOO_LARGE';

interface FileChoice {
  readonly file: File | undefined;
  readonly maxMb: string;
  /** What is wrong with the last pick, or that there is none. */
  readonly error: string | undefined;
  readonly pick: (file: File | undefined) => void;
  /** The file, or nothing and a word about it. */
  readonly demand: () => File | undefined;
}

/** One file to go with a request. A wrong one is refused with a word, and the one before stays. */
export function useFileChoice(): FileChoice {
  const say = useSay();
  const maxMb = useConfigValue('max-upload-mb');
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<WrongFile>();

  function pick(picked: File | undefined): void {
    const wrong = picked && findWrong(picked, Number(maxMb) * MB);
    setError(wrong);
    if (!wrong) setFile(picked);
  }

  function demand(): File | undefined {
    if (!file) setError('FILE_MISSING');
    return file;
  }

  const sentences: Record<WrongFile, string> = {
    FILE_MISSING: say(refusals.FILE_MISSING.text),
    FILE_TYPE: say(refusals.FILE_TYPE.text),
    FILE_TOO_LARGE: say(refusals.FILE_TOO_LARGE.text, { max: maxMb }),
  };
  return { file, maxMb, error: error && sentences[error], pick, demand };
}

function findWrong(file: File, most: number): WrongFile | undefined {
  const name = file.name.toLowerCase();
  if (!uploadExtensions.some((extension) => name.endsWith(extension))) return 'FILE_TYPE';
  return file.size > most ? 'FILE_TOO_LARGE' : undefined;
}
