import { type Language, type Phrase, type Placeholders, say } from '@gerbang/contract/phrases/phrase';
import { createContext, useContext } from 'react';

type FillingsOf<Text extends string> = [Placeholders<Text>] extends [never]
  ? []
  : [Record<Placeholders<Text>, string | number>];

/** Says a phrase in the language now chosen. */
export type Say = <Text extends string>(what: Phrase<Text>, ...fillings: FillingsOf<Text>) => string;

export interface LanguageState {
  readonly language: Language;
  readonly choose: (language: Language) => void;
  readonly say: Say;
}

export function bindSay(language: Language): Say {
  return (what, ...fillings) => say(what, language, ...fillings);
}

export const LanguageContext = createContext<LanguageState>({
  language: 'id',
  choose: () => undefined,
  say: bindSay('id'),
});

export function useLanguage(): LanguageState {
  return useContext(LanguageContext);
}

export function useSay(): Say {
  return useContext(LanguageContext).say;
}
