import { theme } from 'antd';
import { antdTheme } from './antdTheme.ts';
import tokens from './tokens.json';

it.each(['light', 'dark'] as const)('antd draws in the colours of the %s tokens', (mode) => {
  const { colorPrimary, colorSuccess, colorWarning, colorError, colorInfo, colorLink, colorText } =
    theme.getDesignToken(antdTheme[mode]);
  const { primary, success, warning, error, info, link, text } = tokens[mode];
  expect([colorPrimary, colorSuccess, colorWarning, colorError, colorInfo, colorLink, colorText]).toEqual([
    primary,
    success,
    warning,
    error,
    info,
    link,
    text,
  ]);
});
