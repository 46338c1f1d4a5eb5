import { type ScreenName, screens } from '@gerbang/contract/screens';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { useMay } from '../session/session-context.ts';
import { NoAccess } from './no-access.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { routeTable } from './route-table.tsx';

const loaded = new Map<ScreenName, LazyExoticComponent<ComponentType>>();

function findScreen(name: ScreenName): LazyExoticComponent<ComponentType> {
  const known = loaded.get(name) ?? lazy(routeTable[name].load);
  loaded.set(name, known);
  return known;
}

/** A screen for those who may open it. Others get neither its content nor its code. */
export function GuardedScreen({ name }: { readonly name: ScreenName }) {
  const may = useMay();
  if (!may(screens[name].guard)) return <NoAccess />;
  const Screen = findScreen(name);
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Screen />
    </Suspense>
  );
}
