export type ThemeMode = 'light' | 'dark';

interface Tone {
  readonly text: string;
  readonly surface: string;
  readonly edge: string;
}

export interface Palette {
  readonly primary: string;
  readonly primaryHover: string;
  readonly primaryActive: string;
  /** Selected rows, active options: the brand as a breath of colour. */
  readonly primarySurface: string;
  readonly primaryEdge: string;
  readonly link: string;
  readonly linkHover: string;
  readonly accent: string;
  readonly text: string;
  readonly textSecondary: string;
  readonly textTertiary: string;
  readonly layout: string;
  readonly container: string;
  readonly elevated: string;
  readonly tableHead: string;
  readonly border: string;
  readonly borderSoft: string;
  readonly success: string;
  readonly warning: string;
  readonly error: string;
  /** Text on a surface in the error colour. */
  readonly onError: string;
  readonly errorText: string;
  readonly info: string;
  readonly shell: {
    readonly surface: string;
    readonly raised: string;
    readonly line: string;
    readonly text: string;
    readonly quiet: string;
    readonly strong: string;
    readonly accent: string;
  };
  readonly tones: Record<'blue' | 'purple' | 'green' | 'red' | 'amber' | 'grey', Tone>;
}

/** The only literal colours of the portal. Text pairs were measured: each has at least 4.5:1. */
export const palettes: Record<ThemeMode, Palette> = {
  light: {
    primary: '#0b5d5e',
    primaryHover: '#127476',
    primaryActive: '#084849',
    primarySurface: '#e6f1f0',
    primaryEdge: '#9cc7c4',
    link: '#0b5d5e',
    linkHover: '#127476',
    accent: '#a8541a',
    text: '#15211f',
    textSecondary: '#475754',
    textTertiary: '#5f6f6b',
    layout: '#f4f6f4',
    container: '#ffffff',
    elevated: '#ffffff',
    tableHead: '#f8faf8',
    border: '#c9d2ce',
    borderSoft: '#e5eae7',
    success: '#1f7a44',
    warning: '#b97a10',
    error: '#b3261e',
    onError: '#ffffff',
    errorText: '#b3261e',
    info: '#1a55a8',
    shell: {
      surface: '#0a3d3f',
      raised: '#135456',
      line: '#1b5759',
      text: '#c4d8d5',
      quiet: '#8fb3ae',
      strong: '#ffffff',
      accent: '#f0ad4e',
    },
    tones: {
      blue: { text: '#1a55a8', surface: '#e8f0fb', edge: '#c3d7f3' },
      purple: { text: '#6a36a8', surface: '#f2eafb', edge: '#dcc9f1' },
      green: { text: '#1c6b3a', surface: '#e6f4ea', edge: '#bcdfc8' },
      red: { text: '#a8252b', surface: '#fcebea', edge: '#f2c6c4' },
      amber: { text: '#855200', surface: '#fdf3de', edge: '#efd9a8' },
      grey: { text: '#475754', surface: '#eef1ef', edge: '#d5dcd8' },
    },
  },
  dark: {
    primary: '#1b7b78',
    primaryHover: '#1f8784',
    primaryActive: '#16696a',
    primarySurface: '#14302f',
    primaryEdge: '#2a6664',
    link: '#5fc4bc',
    linkHover: '#86d6cf',
    accent: '#eab36a',
    text: '#e4ecea',
    textSecondary: '#a9b8b4',
    textTertiary: '#8c9c98',
    layout: '#0c1413',
    container: '#121c1b',
    elevated: '#1a2625',
    tableHead: '#162220',
    border: '#344542',
    borderSoft: '#233230',
    success: '#4fae74',
    warning: '#d9a441',
    error: '#e5736d',
    onError: '#2a0d0c',
    errorText: '#f2837d',
    info: '#6ea3ea',
    shell: {
      surface: '#0a2223',
      raised: '#12393a',
      line: '#163435',
      text: '#b9cecb',
      quiet: '#86a5a1',
      strong: '#ffffff',
      accent: '#f0ad4e',
    },
    tones: {
      blue: { text: '#9cc3f7', surface: '#16263c', edge: '#274162' },
      purple: { text: '#cfb0f5', surface: '#2a1f3d', edge: '#463463' },
      green: { text: '#8fd6a8', surface: '#14301f', edge: '#245035' },
      red: { text: '#f5a9a6', surface: '#3b1a1b', edge: '#612d2e' },
      amber: { text: '#f0c777', surface: '#36290f', edge: '#5b471d' },
      grey: { text: '#b3c0bc', surface: '#202c2a', edge: '#364542' },
    },
  },
};
