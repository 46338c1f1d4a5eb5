import { StopOutlined } from '@ant-design/icons';
import type { OwnDeputy } from '@gerbang/contract/deputy';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { deputiPhrases as phrases } from '@gerbang/contract/requests/deputi';
import { screens } from '@gerbang/contract/screens';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, List } from 'antd';
import { useApi } from '../api/api-context.ts';
import { useSay } from '../language/language-context.ts';
import { DeputiForm } from '../requests/deputi.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FormCard } from '../ui/form-card.tsx';
import { Page } from '../ui/page.tsx';
import { useConfirm } from '../ui/use-confirm.ts';
import { useNotice } from '../ui/use-notice.ts';

export default function Deputi() {
  const say = useSay();
  const { title, purpose } = screens.deputi;
  return (
    <Page title={say(title)} purpose={say(purpose)}>
      <FormCard>
        <DeputiForm />
      </FormCard>
      <FormCard title={say(phrases.current)}>
        <OwnDeputies />
      </FormCard>
    </Page>
  );
}

/** Taking power back needs nobody's approval. */
function OwnDeputies() {
  const say = useSay();
  const api = useApi();
  const ask = useConfirm();
  const notice = useNotice();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: ['deputies'],
    queryFn: ({ signal }) => api.get<{ items: OwnDeputy[] }>('/api/deputies', { signal }),
  });

  const end = (deputy: OwnDeputy) =>
    ask({
      title: say(commonPhrases.areYouSure),
      content: deputy.displayName,
      danger: true,
      onYes: async () => {
        await api.post(`/api/deputies/${deputy.deputyId}/end`);
        notice.success(say(phrases.ended));
        await queries.invalidateQueries();
      },
    });

  if (query.isSuccess && query.data.items.length === 0) return <EmptyState title={say(phrases.none)} />;
  return (
    <List
      loading={query.isPending}
      dataSource={query.data?.items ?? []}
      rowKey="deputyId"
      renderItem={(deputy) => (
        <List.Item
          actions={[
            <Button key="end" danger icon={<StopOutlined />} onClick={() => end(deputy)}>
              {say(phrases.end)}
            </Button>,
          ]}
        >
          <List.Item.Meta
            title={`${deputy.displayName} (${deputy.employeeId})`}
            description={
              <>
                {say(deputy.running ? phrases.running : phrases.planned)}: <DateTime at={deputy.validFrom} />{' '}
                - <DateTime at={deputy.validUntil} />
              </>
            }
          />
        </List.Item>
      )}
    />
  );
}
