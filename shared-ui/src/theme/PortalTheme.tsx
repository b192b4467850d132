import './theme.css';
import { type ReactNode, useLayoutEffect } from 'react';
import { useColorMode } from './useColorMode.ts';

/** Brings the styles of every page, in the colours that were chosen. */
export function PortalTheme({ children }: { children: ReactNode }) {
  const { choice, mode } = useColorMode();
  useLayoutEffect(() => {
    if (choice === 'system') delete document.documentElement.dataset.colorMode;
    else document.documentElement.dataset.colorMode = mode;
  }, [choice, mode]);
  return children;
}
