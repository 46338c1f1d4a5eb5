import { shellPhrases } from '@gerbang/contract/phrases/shell';
import { Drawer, Grid } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useSay } from '../../language/language-context.ts';
import { useBringUpToDate } from '../../session/use-bring-up-to-date.ts';
import { Header } from './header.tsx';
import { Sidebar } from './sidebar.tsx';
import './shell.css';

const STORAGE_KEY = 'gerbang.menu';

/** Sidebar, header and the screen; on a phone the sidebar waits in a drawer. */
export function Shell() {
  const say = useSay();
  const isPhone = Grid.useBreakpoint().md === false;
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(STORAGE_KEY) === 'collapsed');
  const [drawerOpen, setDrawerOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useBringUpToDate();

  // A new screen begins at its top, for the eye and for the keyboard alike.
  const shown = useRef(pathname);
  useEffect(() => {
    setDrawerOpen(false);
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  function toggle(): void {
    if (isPhone) {
      setDrawerOpen(true);
      return;
    }
    localStorage.setItem(STORAGE_KEY, collapsed ? 'expanded' : 'collapsed');
    setCollapsed(!collapsed);
  }

  return (
    <div className="shell">
      <a className="shell-skip" href="#content">
        {say(shellPhrases.skipToContent)}
      </a>
      {isPhone ? (
        <Drawer
          className="shell-drawer"
          open={drawerOpen}
          onClose={() => setDrawerOpen(false)}
          placement="left"
          size={288}
          closable={false}
          destroyOnHidden
          aria-label={say(shellPhrases.mainNavigation)}
        >
          <Sidebar collapsed={false} withPreferences />
        </Drawer>
      ) : (
        <div className={collapsed ? 'shell-side shell-side--collapsed' : 'shell-side'}>
          <Sidebar collapsed={collapsed} />
        </div>
      )}
      <div className="shell-body">
        <Header isPhone={isPhone} menuOpen={isPhone ? drawerOpen : !collapsed} onToggleMenu={toggle} />
        <main className="shell-main" id="content" ref={main} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
