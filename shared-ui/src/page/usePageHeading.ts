import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const isTyping = () => document.activeElement?.matches('input, textarea, select, dialog *, [role=dialog] *');

/** The heading takes the focus after a navigation, but not on the first load, and not from a field in use. */
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
