import { fileTypeFromBuffer } from 'file-type';
import { Refusal } from '../platform/refusal.ts';

const extensions = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
} as const;
export type MediaType = keyof typeof extensions;

const NAME_LENGTH = 150;

/** What the bytes say the file is; what the sender calls it is never asked. */
export async function recogniseFile(content: Buffer): Promise<MediaType> {
  const type = await fileTypeFromBuffer(content);
  if (!type || !Object.hasOwn(extensions, type.mime)) throw new Refusal('FILE_TYPE');
  return type.mime as MediaType;
}

/** A name that is safe to give back: no path, no control characters, an extension that tells the truth. */
export function tidyFileName(given: string, mediaType: MediaType): string {
  const name = given
    .normalize('NFC')
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .trim();
  const known: readonly string[] = extensions[mediaType];
  const [, stem = name, extension = ''] = /^(.*)\.([^.]*)$/.exec(name) ?? [];
  const honest = known.includes(extension.toLowerCase());
  const kept = (honest ? stem : name).slice(0, NAME_LENGTH) || 'file';
  return `${kept}.${honest ? extension.toLowerCase() : known[0]}`;
}
