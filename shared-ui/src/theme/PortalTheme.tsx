import './colours.css';
import './theme.css';
import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { type ReactNode, useLayoutEffect } from 'react';
import { antdTheme } from './antdTheme.ts';
import { useColorMode } from './useColorMode.ts';

const nowhere = document.createElement('div');
/** The site links antd's styles as a file. Without the file, antd makes the styles at run time. */
const fromFile = document.querySelector('link[href^="/assets/antd."]') !== null;

/** `withoutStyles` omits the styles that antd makes at run time, for component tests. */
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
  return (
    <StyleProvider layer container={withoutStyles ? nowhere : undefined}>
      <ConfigProvider
        theme={{ ...antdTheme[mode], zeroRuntime: withoutStyles || fromFile }}
        wave={{ disabled: true }}
        button={{ autoInsertSpace: false }}
        virtual={false}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
