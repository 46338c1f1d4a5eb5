import { PlusOutlined } from '@ant-design/icons';
import { homePhrases } from '@gerbang/contract/phrases/home';
import { screens } from '@gerbang/contract/screens';
import { listApplication } from '@gerbang/contract/views/list-application';
import { Button, Skeleton } from 'antd';
import { useNavigate } from 'react-router';
import { useViewPage } from '../../api/use-view-page.ts';
import { useSay } from '../../language/language-context.ts';
import { useMay } from '../../session/session-context.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Section } from '../../ui/section.tsx';
import { ApplicationCarousel } from './application-carousel.tsx';
import type { ApplicationRow } from './application-row.ts';

const everyApplication = { orderby: 'applicationId asc', top: 1000, skip: 0 };

/** 'Daftar Aplikasi': what the person may open, and faded behind it what they may ask for. */
export function ApplicationList() {
  const say = useSay();
  return (
    <Section
      title={say(homePhrases.applications)}
      purpose={say(homePhrases.applicationsPurpose)}
      action={<RequestApplicationButton />}
    >
      <Applications />
    </Section>
  );
}

function Applications() {
  const say = useSay();
  const query = useViewPage<ApplicationRow>(listApplication, everyApplication);
  if (query.isPending) return <Skeleton.Node active style={{ width: '100%', height: 118 }} />;
  if (query.isError) return <ErrorState fault={query.error} onRetry={() => query.refetch()} />;
  const { items } = query.data;
  if (items.length === 0) return <EmptyState title={say(homePhrases.noApplications)} />;
  const open = items.filter((row) => row.hasAccess === 1);
  const closed = items.filter((row) => row.hasAccess !== 1);
  return (
    <>
      {open.length === 0 && <NoApplicationYet />}
      <ApplicationCarousel applications={[...open, ...closed]} />
    </>
  );
}

/** For somebody who may not open a single application yet. */
export function NoApplicationYet() {
  const say = useSay();
  return <EmptyState title={say(homePhrases.noApplicationsYet)} action={<RequestApplicationButton />} />;
}

function RequestApplicationButton() {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const { guard, path } = screens.pengajuanHakAkses;
  if (!may(guard)) return null;
  return (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => navigate(path)}>
      {say(homePhrases.requestApplication)}
    </Button>
  );
}
