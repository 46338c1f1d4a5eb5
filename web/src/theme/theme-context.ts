import { createContext, useContext } from 'react';
import type { ThemeMode } from './palette.ts';

export type ThemeChoice = ThemeMode | 'system';

export interface ThemeState {
  readonly choice: ThemeChoice;
  readonly mode: ThemeMode;
  readonly choose: (choice: ThemeChoice) => void;
}

export const ThemeContext = createContext<ThemeState>({
  choice: 'system',
  mode: 'light',
  choose: () => undefined,
});

export function useTheme(): ThemeState {
  return useContext(ThemeContext);
}
