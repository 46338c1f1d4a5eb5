/** One sentence in both languages; what stands in braces is filled in when it is said. */
export interface Phrase<Text extends string = string> {
  readonly id: Text;
  readonly en: string;
}

export type Language = 'id' | 'en';

export type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

export type Fillings<Text extends string> = Record<Placeholders<Text>, string | number>;

export function phrase<const Text extends string>(id: Text, en: string): Phrase<Text> {
  return { id, en };
}

/** Says a phrase; the Indonesian text decides which fillings must be given. */
export function say<Text extends string>(
  what: Phrase<Text>,
  language: Language,
  ...fillings: [Placeholders<Text>] extends [never] ? [] : [Fillings<Text>]
): string {
  const values: Record<string, string | number> = fillings[0] ?? {};
  return what[language].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** For phrases picked at run time, whose placeholders the compiler cannot know. */
export function sayLoosely(
  what: Phrase,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return what[language].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
