import { commonPhrases } from '@gerbang/contract/phrases/common';
import { Skeleton } from 'antd';
import { useSay } from '../language/language-context.ts';
import '../ui/page.css';

export function PageSkeleton() {
  const say = useSay();
  return (
    <div className="page" aria-busy="true">
      <span role="status" className="visually-hidden">
        {say(commonPhrases.loading)}
      </span>
      <Skeleton active title={{ width: '40%' }} paragraph={{ rows: 1, width: '60%' }} />
      <Skeleton active title={false} paragraph={{ rows: 6 }} />
    </div>
  );
}
