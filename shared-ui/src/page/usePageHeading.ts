import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const isTyping = () => document.activeElement?.matches('input, textarea, select, dialog *, [role=dialog] *');

/** For the page's only h1: it takes the focus after a navigation, not on the first load, nor from a field in use. */
export function usePageHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  const arrived = useRef('');
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    if (key !== 'default' && !isTyping()) heading.current?.focus({ preventScroll: true });
  }, [pathname, key]);
  return heading;
}
