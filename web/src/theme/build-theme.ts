import { type ThemeConfig, theme } from 'antd';
import { palettes, type ThemeMode } from './palette.ts';

const fontFamily = "'Plus Jakarta Sans Variable', system-ui, -apple-system, 'Segoe UI', sans-serif";

/** The class that carries Ant Design's variables; it stands on <html>, so that our own style sheets see them too. */
export function nameThemeClass(mode: ThemeMode): string {
  return `gerbang-${mode}`;
}

export function buildTheme(mode: ThemeMode): ThemeConfig {
  const palette = palettes[mode];
  return {
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    hashed: false,
    cssVar: { prefix: 'ant', key: nameThemeClass(mode) },
    token: {
      // Where the device asks for stillness, popups must not wait for an animation that the style sheet has cut short:
      // they would stay where they are measured, outside the window.
      motion: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      fontFamily,
      fontSize: 14,
      borderRadius: 8,
      borderRadiusLG: 12,
      controlHeight: 36,
      colorPrimary: palette.primary,
      colorPrimaryHover: palette.primaryHover,
      colorPrimaryActive: palette.primaryActive,
      colorPrimaryBg: palette.primarySurface,
      colorPrimaryBgHover: palette.primarySurface,
      colorPrimaryBorder: palette.primaryEdge,
      colorPrimaryText: palette.link,
      colorLink: palette.link,
      colorLinkHover: palette.linkHover,
      colorLinkActive: palette.linkHover,
      colorText: palette.text,
      colorTextHeading: palette.text,
      colorTextSecondary: palette.textSecondary,
      colorTextTertiary: palette.textTertiary,
      colorTextDescription: palette.textTertiary,
      colorTextPlaceholder: palette.textTertiary,
      colorBgLayout: palette.layout,
      colorBgContainer: palette.container,
      colorBgElevated: palette.elevated,
      colorBorder: palette.border,
      colorBorderSecondary: palette.borderSoft,
      colorSplit: palette.borderSoft,
      colorSuccess: palette.success,
      colorWarning: palette.warning,
      colorError: palette.error,
      colorErrorText: palette.errorText,
      colorInfo: palette.info,
      controlItemBgActive: palette.primarySurface,
      wireframe: false,
    },
    components: {
      Button: {
        fontWeight: 600,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        dangerColor: palette.onError,
      },
      Card: { headerFontSize: 16 },
      Form: { labelColor: palette.textSecondary, verticalLabelPadding: '0 0 6px' },
      Modal: { titleFontSize: 18 },
      Table: {
        headerBg: palette.tableHead,
        headerColor: palette.textSecondary,
        headerSplitColor: 'transparent',
        rowHoverBg: palette.tableHead,
        borderColor: palette.borderSoft,
        cellPaddingBlock: 13,
        cellPaddingInline: 14,
      },
    },
  };
}
