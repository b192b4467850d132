import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { refreshRegistry } from '../remotes/registry.ts';

/** After a route change `PageHeader` focuses its heading. Without a heading, `main` gets the focus. */
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
