import { WarningOutlined } from '@ant-design/icons';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { Button } from 'antd';
import { useSay } from '../language/language-context.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';

/** A screen that failed to load or to draw: the rest of the portal stays usable. */
export function CrashScreen() {
  const say = useSay();
  return (
    <Page title={say(commonPhrases.crashTitle)}>
      <EmptyState
        icon={<WarningOutlined />}
        title={say(commonPhrases.crashTitle)}
        hint={say(commonPhrases.crashHint)}
        action={
          <Button type="primary" onClick={() => window.location.reload()}>
            {say(commonPhrases.reload)}
          </Button>
        }
      />
    </Page>
  );
}
