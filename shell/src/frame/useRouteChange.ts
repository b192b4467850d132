import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { refreshRegistry } from '../remotes/registry.ts';

/**
 * After a route change the focus must be in the new page: on its heading, set by PageHeader, or else on main. The first
 * page of a visit leaves the focus where the browser put it.
 */
export function useRouteChange(title: string | undefined): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    refreshRegistry();
    const main = document.getElementById('main');
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
}
