import './theme.css';
import { ConfigProvider } from 'antd';
import { type ReactNode, useLayoutEffect } from 'react';
import { dark, light } from './tokens.ts';
import { useColorMode } from './useColorMode.ts';

/** `withoutStyles` leaves antd's run-time styles out, for component tests. */
export function PortalTheme({
  children,
  withoutStyles = false,
}: {
  children: ReactNode;
  withoutStyles?: boolean;
}) {
  const { choice, mode } = useColorMode();
  useLayoutEffect(() => {
    if (choice === 'system') delete document.documentElement.dataset.colorMode;
    else document.documentElement.dataset.colorMode = mode;
  }, [choice, mode]);
  const theme = mode === 'dark' ? dark : light;
  return (
    <ConfigProvider
      theme={{ ...theme, cssVar: { key: 'portal' }, hashed: false, zeroRuntime: withoutStyles }}
      wave={{ disabled: true }}
      button={{ autoInsertSpace: false }}
    >
      {children}
    </ConfigProvider>
  );
}
