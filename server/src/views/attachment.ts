const FALLBACK = 'export';
const MAX_LENGTH = 100;

/** The Content-Disposition of a download. What a caller typed cannot leave the file name, the quotes or the folder. */
export function describeAttachment(wanted: string | undefined, extension: string): string {
  const name = `${cleanFileName(wanted ?? '', extension)}.${extension}`;
  const plain = name.replace(/[^\x20-\x7e]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeRfc5987(name)}`;
}

function cleanFileName(wanted: string, extension: string): string {
  const bare = wanted.toLowerCase().endsWith(`.${extension}`)
    ? wanted.slice(0, -extension.length - 1)
    : wanted;
  const clean = bare
    .toWellFormed()
    // Separators, quotes, wildcards, and everything invisible or turning the reading direction.
    .replace(/[/\\:*?"<>|%;]|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return Array.from(clean).slice(0, MAX_LENGTH).join('') || FALLBACK;
}

function encodeRfc5987(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
