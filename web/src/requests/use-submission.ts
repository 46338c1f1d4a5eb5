import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import type { Phrase } from '@gerbang/contract/phrases/phrase';
import { refusals } from '@gerbang/contract/refusals';
import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { useSay } from '../language/language-context.ts';
import { useNotice } from '../ui/use-notice.ts';
import type { Filed } from './use-filing.ts';

interface Submission {
  readonly busy: boolean;
  /** Runs the filing; what goes wrong is said, and the form keeps what was typed. True when it was filed. */
  readonly submit: (file: () => Promise<Filed>, success: string) => Promise<boolean>;
  /** The same for forms that do more with what was filed; they say their own success. */
  readonly attempt: (act: () => Promise<void>) => Promise<boolean>;
  readonly tellDuplicate: () => void;
}

/** What every request form does around its filing: busy while it lasts, one notice of how it went. */
export function useSubmission(failure: Phrase): Submission {
  const say = useSay();
  const notice = useNotice();
  const [busy, setBusy] = useState(false);

  const tellDuplicate = () => notice.error(say(failure), { description: say(refusals.DUPLICATE.text) });

  async function attempt(act: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    try {
      await act();
      return true;
    } catch (fault) {
      const why = fault instanceof ApiError ? explain(fault) : undefined;
      notice.error(say(failure), why ? { description: why } : {});
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function submit(file: () => Promise<Filed>, success: string): Promise<boolean> {
    let filed = false;
    await attempt(async () => {
      filed = (await file()).outcome === 'filed';
      if (filed) notice.success(success, { description: say(approvalPhrases.viaPortalAndMail) });
      else tellDuplicate();
    });
    return filed;
  }

  return { busy, submit, attempt, tellDuplicate };
}

/** The fields say it more exactly than the sentence does. */
function explain(fault: ApiError): string | undefined {
  const fields = Object.values(fault.fields).filter(Boolean);
  return fields.length > 0 ? fields.join('. ') : fault.sentence;
}
