import { ReloadOutlined, WarningOutlined } from '@ant-design/icons';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { Button } from 'antd';
import { useSay } from '../language/language-context.ts';
import './state-panel.css';

interface ErrorStateProps {
  readonly fault: Error;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
}

/** Says what happened where the data would have been, and offers to try again; nothing typed is lost. */
export function ErrorState({ fault, onRetry, retrying = false }: ErrorStateProps) {
  const say = useSay();
  return (
    <div className="state-panel" role="alert">
      <span className="state-panel-icon state-panel-icon--error" aria-hidden>
        <WarningOutlined />
      </span>
      <p className="state-panel-title">{say(commonPhrases.errorTitle)}</p>
      <p className="state-panel-hint">{fault.message}</p>
      <div className="state-panel-action">
        <Button icon={<ReloadOutlined />} onClick={onRetry} loading={retrying}>
          {say(commonPhrases.retry)}
        </Button>
      </div>
    </div>
  );
}
