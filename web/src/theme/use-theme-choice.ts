import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { applyTheme } from './apply-theme.ts';
import type { ThemeChoice, ThemeState } from './theme-context.ts';

const STORAGE_KEY = 'gerbang.theme';
const darkScheme = window.matchMedia('(prefers-color-scheme: dark)');

function readChoice(): ThemeChoice {
  const stored = localStorage.getItem(STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function watchScheme(onChange: () => void): () => void {
  darkScheme.addEventListener('change', onChange);
  return () => darkScheme.removeEventListener('change', onChange);
}

/** The theme in force: the person's own choice, else the device's. */
export function useThemeChoice(): ThemeState {
  const [choice, setChoice] = useState(readChoice);
  const deviceIsDark = useSyncExternalStore(watchScheme, () => darkScheme.matches);
  const mode = choice === 'system' ? (deviceIsDark ? 'dark' : 'light') : choice;

  // Before the browser paints, so that the page never shows in the other theme first.
  useLayoutEffect(() => applyTheme(mode), [mode]);

  return useMemo(
    () => ({
      choice,
      mode,
      choose: (next: ThemeChoice) => {
        localStorage.setItem(STORAGE_KEY, next);
        setChoice(next);
      },
    }),
    [choice, mode],
  );
}
