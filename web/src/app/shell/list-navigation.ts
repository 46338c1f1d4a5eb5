import { type Guard, passesGuard } from '@gerbang/contract/guards';
import type { Phrase } from '@gerbang/contract/phrases/phrase';
import { shellPhrases } from '@gerbang/contract/phrases/shell';
import type { Role } from '@gerbang/contract/roles';
import { type Screen, type ScreenGroup, type ScreenName, screens } from '@gerbang/contract/screens';
import type { ComponentType } from 'react';
import { isInquiryOnly } from '../../session/is-inquiry-only.ts';
import { routeTable } from '../route-table.tsx';

export interface NavigationEntry {
  readonly path: string;
  readonly title: Phrase;
  readonly icon: ComponentType;
}

export interface NavigationGroup {
  readonly name: ScreenGroup;
  readonly title: Phrase;
  readonly entries: readonly NavigationEntry[];
}

/** The sidebar's groups, in the order they stand there. */
const groupTitles: Record<ScreenGroup, Phrase> = {
  home: shellPhrases.groupHome,
  self: shellPhrases.groupSelf,
  request: shellPhrases.groupRequest,
  'user-management': shellPhrases.groupUserManagement,
  'master-data': shellPhrases.groupMasterData,
  monitoring: shellPhrases.groupMonitoring,
  log: shellPhrases.groupLog,
};

/** What the sidebar offers somebody: only screens they may open, and no group without one. */
export function listNavigation(held: ReadonlySet<Role>): readonly NavigationGroup[] {
  const offered = (Object.keys(screens) as ScreenName[]).filter((name) => isOffered(screens[name], held));
  return (Object.entries(groupTitles) as [ScreenGroup, Phrase][])
    .map(([group, title]) => ({
      name: group,
      title,
      entries: offered.flatMap((name) => {
        const { icon } = routeTable[name];
        const screen: Screen = screens[name];
        return screen.group === group && icon ? [{ path: screen.path, title: screen.title, icon }] : [];
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}

function isOffered(screen: { guard: Guard; group: ScreenGroup }, held: ReadonlySet<Role>): boolean {
  if (screen.group === 'self' && isInquiryOnly(held)) return false;
  return passesGuard(screen.guard, held);
}
