import { type ThemeConfig, theme } from 'antd';

const fontFamily =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif';

const shared = {
  fontFamily,
  fontSize: 16,
  controlHeight: 40,
  controlHeightLG: 48,
  controlHeightSM: 32,
  borderRadius: 6,
  borderRadiusLG: 10,
  wireframe: false,
} as const;

const components: ThemeConfig['components'] = {
  Button: {
    fontWeight: 600,
    paddingInlineSM: 12,
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
  },
  Input: { paddingBlock: 9 },
};

/** Colours measured for WCAG AA against the surfaces of theme.css; both files change together. */
export const light: ThemeConfig = {
  algorithm: theme.defaultAlgorithm,
  token: {
    ...shared,
    colorPrimary: '#0b6b3a',
    colorPrimaryHover: '#095c31',
    colorPrimaryActive: '#074a27',
    colorLink: '#0b5cad',
    colorLinkHover: '#084a8c',
    colorInfo: '#0b5cad',
    colorSuccess: '#237804',
    colorWarning: '#8a5a00',
    colorError: '#c0271d',
    colorText: '#1b1f1d',
    colorTextSecondary: '#4d4d4d',
    colorTextTertiary: '#595959',
    colorTextDescription: '#595959',
    colorTextPlaceholder: '#6b6b6b',
    colorTextQuaternary: '#6b6b6b',
    colorBorder: '#8c8c8c',
    colorSuccessBg: '#f1f9ec',
    colorWarningBg: '#fff8e6',
    colorErrorBg: '#fff1f0',
    colorInfoBg: '#eaf3ff',
    colorBgLayout: '#f5f7f6',
  },
  components,
};

export const dark: ThemeConfig = {
  algorithm: theme.darkAlgorithm,
  token: {
    ...shared,
    colorPrimary: '#5cc48a',
    colorPrimaryHover: '#7ad4a1',
    colorPrimaryActive: '#48ae76',
    colorLink: '#7db8f5',
    colorLinkHover: '#a5cdf8',
    colorInfo: '#7db8f5',
    colorSuccess: '#86cf6a',
    colorWarning: '#f0b849',
    colorError: '#ff8f86',
    colorErrorHover: '#ffaaa3',
    colorText: '#eef2f0',
    colorTextSecondary: '#c3cac6',
    colorTextTertiary: '#b0b8b4',
    colorTextDescription: '#b0b8b4',
    colorTextPlaceholder: '#a3aba7',
    colorTextQuaternary: '#a3aba7',
    colorBorder: '#6f7974',
    colorSuccessBg: '#16271a',
    colorWarningBg: '#2c2412',
    colorErrorBg: '#331b1a',
    colorInfoBg: '#14253a',
    colorBgBase: '#121614',
    colorBgContainer: '#1b211e',
    colorBgElevated: '#222a26',
    colorBgLayout: '#121614',
    colorTextLightSolid: '#06210f',
  },
  components,
};
