import { commonPhrases } from '@gerbang/contract/phrases/common';
import { App } from 'antd';
import { useCallback } from 'react';
import { useSay } from '../language/language-context.ts';

interface Question {
  readonly title: string;
  readonly content?: string;
  readonly danger?: boolean;
  /** Runs while the dialog shows that it is busy; the dialog closes when it is done. */
  readonly onYes: () => Promise<void>;
}

/** Asks before an act that cannot be taken back. */
export function useConfirm(): (question: Question) => void {
  const { modal } = App.useApp();
  const say = useSay();
  return useCallback(
    ({ title, content, danger = false, onYes }) => {
      modal.confirm({
        title,
        content,
        okText: say(commonPhrases.yes),
        cancelText: say(commonPhrases.no),
        okButtonProps: { danger },
        onOk: onYes,
        centered: true,
      });
    },
    [modal, say],
  );
}
