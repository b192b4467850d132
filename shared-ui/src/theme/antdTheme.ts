import { type ThemeConfig, theme } from 'antd';
import tokens from './tokens.json';
import type { ColorMode } from './useColorMode.ts';

const { sizes } = tokens;

const components = {
  Button: {
    fontWeight: 600,
    contentFontSizeSM: sizes['text-small'],
    contentFontSizeLG: sizes['text-body'],
    paddingInlineSM: 12,
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
  },
  Card: { headerHeight: 0, headerPadding: 0, bodyPadding: 0 },
  Statistic: { contentFontSize: sizes['text-page'] },
  Table: {
    cellPaddingInline: 12,
    cellPaddingBlockMD: 12,
    cellPaddingInlineMD: 12,
    cellFontSizeSM: sizes['text-small'],
    headerBg: 'transparent',
    headerSortActiveBg: 'transparent',
    headerSortHoverBg: 'transparent',
    headerSplitColor: 'transparent',
    bodySortBg: 'transparent',
  },
  Tabs: { horizontalItemGutter: 24, titleFontSize: sizes['text-body'] },
} satisfies ThemeConfig['components'];

type Algorithm = Extract<ThemeConfig['algorithm'], (...args: never) => unknown>;

/** antd's dark algorithm would change these colours, which must keep their exact values. */
const asNamed: Algorithm = (seed, map = theme.defaultAlgorithm(seed)) => {
  const { colorPrimary, colorSuccess, colorWarning, colorError, colorInfo, colorLink } = seed;
  return { ...map, colorPrimary, colorSuccess, colorWarning, colorError, colorInfo, colorLink };
};

/** antd could derive the other colours from the primary colour, but with less contrast than WCAG requires. */
const themeOf = (mode: ColorMode): ThemeConfig => {
  const colours = { ...tokens[mode], ...tokens.antd[mode] };
  return {
    algorithm: [mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm, asNamed],
    cssVar: { key: 'portal' },
    hashed: false,
    token: {
      fontFamily: 'var(--font)',
      fontSize: sizes['text-body'],
      fontSizeSM: sizes['text-small'],
      fontSizeLG: sizes['text-body'],
      controlHeight: sizes.control,
      controlHeightLG: sizes['control-large'],
      controlHeightSM: sizes['control-small'],
      borderRadius: sizes.radius,
      borderRadiusLG: sizes['radius-large'],
      colorPrimary: colours.primary,
      colorPrimaryHover: colours['primary-hover'],
      colorPrimaryActive: colours['primary-active'],
      colorPrimaryBorder: colours.primary,
      colorPrimaryBorderHover: colours['primary-hover'],
      colorPrimaryBg: colours['primary-bg'],
      colorPrimaryBgHover: colours['primary-bg'],
      colorLink: colours.link,
      colorLinkHover: colours['link-hover'],
      colorLinkActive: colours['link-hover'],
      colorInfo: colours.info,
      colorInfoBg: colours['info-bg'],
      colorInfoBorder: colours.info,
      colorSuccess: colours.success,
      colorSuccessBg: colours['success-bg'],
      colorSuccessBorder: colours.success,
      colorWarning: colours.warning,
      colorWarningBg: colours['warning-bg'],
      colorWarningBorder: colours.warning,
      colorError: colours.error,
      colorErrorHover: colours['error-hover'],
      colorErrorBg: colours['error-bg'],
      colorErrorBorder: colours.error,
      colorText: colours.text,
      colorTextSecondary: colours['text-secondary'],
      colorTextTertiary: colours['text-tertiary'],
      colorTextQuaternary: colours['text-placeholder'],
      colorTextDisabled: colours['text-tertiary'],
      colorTextLightSolid: colours['on-primary'],
      colorBorder: colours.border,
      colorBorderSecondary: colours['border-soft'],
      colorSplit: colours['border-soft'],
      colorBgBase: colours.surface,
      colorBgLayout: colours.surface,
      colorBgContainer: colours['surface-raised'],
      colorBgElevated: colours['surface-overlay'],
      colorBgContainerDisabled: colours['surface-sunken'],
    },
    components: {
      ...components,
      Table: {
        ...components.Table,
        headerColor: colours['text-secondary'],
        rowHoverBg: colours.surface,
      },
      // The marked option must be visible in dark mode too.
      Select: { optionActiveBg: colours['surface-sunken'], optionSelectedBg: colours['primary-bg'] },
      Slider: {
        controlSize: 24,
        handleSize: 24,
        handleSizeHover: 24,
        railBg: colours.border,
        railHoverBg: colours.border,
        trackHoverBg: colours.primary,
      },
      // The tag must be visible on the page's background too.
      Tag: { defaultBg: colours['border-soft'] },
    },
  };
};

export const antdTheme: Readonly<Record<ColorMode, ThemeConfig>> = {
  light: themeOf('light'),
  dark: themeOf('dark'),
};
