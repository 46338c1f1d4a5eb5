import { filePhrases, uploadExtensions } from '@gerbang/contract/phrases/files';
import { useSay } from '../language/language-context.ts';
import { Field } from '../ui/field.tsx';
import { FilePicker } from '../ui/file-picker.tsx';
import type { useFileChoice } from './use-file-choice.ts';

interface FileFieldProps {
  readonly id: string;
  readonly label: string;
  readonly choice: ReturnType<typeof useFileChoice>;
}

/** The file of a request, with the hint and the messages that go with it. */
export function FileField({ id, label, choice }: FileFieldProps) {
  const say = useSay();
  return (
    <Field id={id} label={label} help={say(filePhrases.hint, { max: choice.maxMb })} error={choice.error}>
      <FilePicker
        id={id}
        file={choice.file}
        onPick={choice.pick}
        accept={uploadExtensions}
        pickLabel={say(filePhrases.pick)}
        replaceLabel={say(filePhrases.replace)}
        removeLabel={(file) => say(filePhrases.remove, { file })}
      />
    </Field>
  );
}
