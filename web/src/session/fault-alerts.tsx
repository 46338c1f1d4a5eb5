import { commonPhrases } from '@gerbang/contract/phrases/common';
import { sessionPhrases } from '@gerbang/contract/phrases/session';
import { App } from 'antd';
import { useEffect } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { useSay } from '../language/language-context.ts';
import { useNotice } from '../ui/use-notice.ts';
import type { SessionStore } from './session-store.ts';

const GATEWAY_TIMEOUT = 504;

/**
 * The alerts of failed calls: a timeout and a server fault offer to reload, a lost network is a notice. Refusals
 * (4xx) are the screens' own to explain. The alert can be closed, so that a half-filled form is not lost.
 */
export function FaultAlerts({ store }: { readonly store: SessionStore }) {
  const say = useSay();
  const notice = useNotice();
  const { modal } = App.useApp();

  useEffect(() => {
    // A screen makes several calls at once; one alert is enough for all of them.
    let shown = false;
    function alert(title: string, content: string): void {
      if (shown) return;
      shown = true;
      modal.confirm({
        title,
        content,
        centered: true,
        okText: say(commonPhrases.reload),
        cancelText: say(commonPhrases.close),
        onOk: () => window.location.reload(),
        afterClose: () => {
          shown = false;
        },
      });
    }
    function tell(fault: ApiError): void {
      if (fault.isNetworkFault) {
        notice.error(say(sessionPhrases.networkFault), {
          description: say(sessionPhrases.networkFaultHint),
          key: 'network',
        });
      } else if (fault.status === GATEWAY_TIMEOUT) {
        alert(say(sessionPhrases.gatewayTimeout), say(sessionPhrases.gatewayTimeoutHint));
      } else if (fault.status >= 500) {
        alert(fault.sentence ?? say(sessionPhrases.serverFault), say(sessionPhrases.serverFaultHint));
      }
    }
    return store.subscribeToFaults(tell);
  }, [store, modal, notice, say]);
  return null;
}
