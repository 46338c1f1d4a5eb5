import { App, ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import idID from 'antd/locale/id_ID';
import { useMemo, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { LanguageContext } from '../language/language-context.ts';
import { useLanguageChoice } from '../language/use-language-choice.ts';
import { SessionGate } from '../session/session-gate.tsx';
import type { SessionStore } from '../session/session-store.ts';
import { buildTheme } from '../theme/build-theme.ts';
import { ThemeContext } from '../theme/theme-context.ts';
import { useThemeChoice } from '../theme/use-theme-choice.ts';
import { createRouter } from './create-router.tsx';

const componentLocales = { id: idID, en: enUS };

/** Language and look around everything, then the session, then the screens. */
export function Portal({ store }: { readonly store: SessionStore }) {
  const language = useLanguageChoice();
  const theme = useThemeChoice();
  const antdTheme = useMemo(() => buildTheme(theme.mode), [theme.mode]);
  return (
    <LanguageContext value={language}>
      <ThemeContext value={theme}>
        <ConfigProvider theme={antdTheme} locale={componentLocales[language.language]}>
          <App>
            <SessionGate store={store}>
              <Screens />
            </SessionGate>
          </App>
        </ConfigProvider>
      </ThemeContext>
    </LanguageContext>
  );
}

function Screens() {
  const [router] = useState(createRouter);
  return <RouterProvider router={router} />;
}
