import { sessionPhrases } from '@gerbang/contract/phrases/session';
import { knownConfigs } from '@gerbang/contract/sys-config';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { App, Button, Modal } from 'antd';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { ApiContext } from '../api/api-context.ts';
import { createTableSource } from '../api/create-table-source.ts';
import { useSay } from '../language/language-context.ts';
import { TableSourceContext } from '../ui/data-table/table-source.ts';
import { Splash } from '../ui/splash.tsx';
import { FaultAlerts } from './fault-alerts.tsx';
import { LiveUpdates } from './live-updates.tsx';
import { SessionContext } from './session-context.ts';
import type { OpenSession, SessionStore } from './session-store.ts';
import { useIdle } from './use-idle.ts';

interface SessionGateProps {
  readonly store: SessionStore;
  readonly children: ReactNode;
}

/** Shows the portal to somebody who is signed in, and otherwise why it does not. */
export function SessionGate({ store, children }: SessionGateProps) {
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const say = useSay();
  if (state.phase === 'open') {
    return (
      <SignedIn store={store} session={state.session}>
        {children}
      </SignedIn>
    );
  }
  if (state.phase === 'busy') return <Splash text={say(state.doing)} />;
  return (
    <>
      <Splash />
      <Modal
        open
        centered
        closable={false}
        keyboard={false}
        mask={{ closable: false }}
        width={420}
        title={say(state.reason)}
        footer={
          <Button type="primary" autoFocus onClick={store.logOut}>
            {say(sessionPhrases.confirm)}
          </Button>
        }
      >
        {say(state.hint)}
      </Modal>
    </>
  );
}

interface SignedInProps extends SessionGateProps {
  readonly session: OpenSession;
}

/** What lives exactly as long as the session: the cached answers go with it. */
function SignedIn({ store, session, children }: SignedInProps) {
  const [queries] = useState(createQueryClient);
  const { profile, config, api, idleAfterMs } = session;
  useIdle(idleAfterMs, store.endIdle);
  const shared = useMemo(() => ({ profile, config, logOut: store.logOut }), [profile, config, store]);
  const source = useMemo(() => createTableSource(api), [api]);
  const noticeSeconds = Number(
    config.get('notice-seconds')?.[0] ?? knownConfigs['notice-seconds'].defaultValue,
  );
  return (
    <SessionContext value={shared}>
      <ApiContext value={api}>
        <TableSourceContext value={source}>
          <QueryClientProvider client={queries}>
            <App notification={{ placement: 'bottomRight', duration: noticeSeconds, maxCount: 4 }}>
              <FaultAlerts store={store} />
              <LiveUpdates />
              {children}
            </App>
          </QueryClientProvider>
        </TableSourceContext>
      </ApiContext>
    </SessionContext>
  );
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // A failure is shown with a button to try again; trying again by itself would only delay that.
      queries: { retry: false, staleTime: 5_000 },
    },
  });
}
