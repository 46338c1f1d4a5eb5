import { nameThemeClass } from './build-theme.ts';
import { palettes, type ThemeMode } from './palette.ts';

/** Puts what Ant Design has no token for on <html> as variables, next to the class that carries its own. */
export function applyTheme(mode: ThemeMode): void {
  const root = document.documentElement;
  const { shell, tones, accent, link, onError } = palettes[mode];
  root.classList.remove(nameThemeClass('light'), nameThemeClass('dark'));
  root.classList.add(nameThemeClass(mode));
  root.style.colorScheme = mode;
  root.style.setProperty('--accent', accent);
  root.style.setProperty('--focus', link);
  root.style.setProperty('--on-error', onError);
  for (const [name, value] of Object.entries(shell)) root.style.setProperty(`--shell-${name}`, value);
  for (const [name, tone] of Object.entries(tones)) {
    root.style.setProperty(`--tone-${name}-text`, tone.text);
    root.style.setProperty(`--tone-${name}-surface`, tone.surface);
    root.style.setProperty(`--tone-${name}-edge`, tone.edge);
  }
}
