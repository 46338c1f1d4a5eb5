import { commonPhrases } from '@gerbang/contract/phrases/common';
import { shellPhrases } from '@gerbang/contract/phrases/shell';
import { Tooltip } from 'antd';
import { useId } from 'react';
import { Link, NavLink } from 'react-router';
import { useSay } from '../../language/language-context.ts';
import { useSession } from '../../session/session-context.ts';
import { GateMark } from '../../ui/gate-mark.tsx';
import { listNavigation, type NavigationEntry } from './list-navigation.ts';
import { Preferences } from './preferences.tsx';
import './sidebar.css';

interface SidebarProps {
  /** Icons only; their names show on hover and on focus. */
  readonly collapsed: boolean;
  /** On a phone the header has no room for language and theme. */
  readonly withPreferences?: boolean;
}

export function Sidebar({ collapsed, withPreferences = false }: SidebarProps) {
  const say = useSay();
  const { roles } = useSession().profile;
  const prefix = useId();
  return (
    <nav
      className={collapsed ? 'sidebar sidebar--collapsed' : 'sidebar'}
      aria-label={say(shellPhrases.mainNavigation)}
    >
      <Link className="sidebar-brand" to="/" aria-label={say(shellPhrases.toHome)}>
        <GateMark size={28} />
        {!collapsed && say(commonPhrases.productName)}
      </Link>
      <div className="sidebar-groups">
        {listNavigation(roles).map((group) => (
          <div className="sidebar-group" key={group.name}>
            <h2 className="sidebar-group-title" id={`${prefix}${group.name}`}>
              {say(group.title)}
            </h2>
            <ul aria-labelledby={`${prefix}${group.name}`}>
              {group.entries.map((entry) => (
                <li key={entry.path}>
                  <SidebarLink entry={entry} collapsed={collapsed} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {withPreferences && (
        <div className="sidebar-foot">
          <Preferences />
        </div>
      )}
    </nav>
  );
}

function SidebarLink({ entry, collapsed }: { readonly entry: NavigationEntry; readonly collapsed: boolean }) {
  const title = useSay()(entry.title);
  const Icon = entry.icon;
  return (
    <Tooltip title={collapsed ? title : ''} placement="right">
      <NavLink className="sidebar-link" to={entry.path} end aria-label={title}>
        <Icon aria-hidden />
        {!collapsed && title}
      </NavLink>
    </Tooltip>
  );
}
