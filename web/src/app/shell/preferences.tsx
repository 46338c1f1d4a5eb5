import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { shellPhrases } from '@gerbang/contract/phrases/shell';
import { Button, Tooltip } from 'antd';
import { useLanguage } from '../../language/language-context.ts';
import { type ThemeChoice, useTheme } from '../../theme/theme-context.ts';
import { IconButton } from '../../ui/icon-button.tsx';

const themes: Record<
  ThemeChoice,
  {
    icon: React.ReactNode;
    label: (typeof shellPhrases)['themeDark' | 'themeLight' | 'themeSystem'];
    next: ThemeChoice;
  }
> = {
  system: { icon: <DesktopOutlined />, label: shellPhrases.themeSystem, next: 'light' },
  light: { icon: <SunOutlined />, label: shellPhrases.themeLight, next: 'dark' },
  dark: { icon: <MoonOutlined />, label: shellPhrases.themeDark, next: 'system' },
};

/** Language and theme; both are remembered by the browser. */
export function Preferences() {
  const { say, language, choose: chooseLanguage } = useLanguage();
  const { choice, choose: chooseTheme } = useTheme();
  const theme = themes[choice];
  const other = language === 'id' ? 'en' : 'id';
  const otherName = say(other === 'en' ? shellPhrases.switchToEnglish : shellPhrases.switchToIndonesian);
  return (
    <>
      <Tooltip title={otherName}>
        <Button type="text" onClick={() => chooseLanguage(other)}>
          {language.toUpperCase()}
          <span className="visually-hidden" lang={other}>
            {otherName}
          </span>
        </Button>
      </Tooltip>
      <IconButton label={say(theme.label)} icon={theme.icon} onClick={() => chooseTheme(theme.next)} />
    </>
  );
}
