import { LockOutlined } from '@ant-design/icons';
import { shellPhrases } from '@gerbang/contract/phrases/shell';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useSay } from '../language/language-context.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';

/** What a restricted route shows to everybody else. */
export function NoAccess() {
  const say = useSay();
  const navigate = useNavigate();
  return (
    <Page title={say(shellPhrases.noAccessTitle)}>
      <EmptyState
        icon={<LockOutlined />}
        title={say(shellPhrases.noAccessTitle)}
        hint={say(shellPhrases.noAccessHint)}
        action={
          <Button type="primary" onClick={() => navigate('/')}>
            {say(shellPhrases.backHome)}
          </Button>
        }
      />
    </Page>
  );
}
