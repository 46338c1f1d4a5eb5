import type { Language } from '@gerbang/contract/phrases/phrase';
import dayjs from 'dayjs';
import 'dayjs/locale/id';
import { useLayoutEffect, useMemo, useState } from 'react';
import { bindSay, type LanguageState } from './language-context.ts';

const STORAGE_KEY = 'gerbang.language';

function readLanguage(): Language {
  return localStorage.getItem(STORAGE_KEY) === 'en' ? 'en' : 'id';
}

/** Indonesian, unless this browser was switched to English before. */
export function useLanguageChoice(): LanguageState {
  const [language, setLanguage] = useState(readLanguage);

  useLayoutEffect(() => {
    document.documentElement.lang = language;
    dayjs.locale(language);
  }, [language]);

  return useMemo(
    () => ({
      language,
      say: bindSay(language),
      choose: (next: Language) => {
        localStorage.setItem(STORAGE_KEY, next);
        setLanguage(next);
      },
    }),
    [language],
  );
}
