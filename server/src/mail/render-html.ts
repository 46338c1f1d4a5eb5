import { commonPhrases } from '@gerbang/contract/phrases/common';
import type { Letter, LetterButton, LetterChange } from './letter.ts';

// Mail readers know tables and inline styles, and little else that can be relied on.
const BRAND = '#0d4f53';
const ACCENT = '#c9762b';
const TEXT = '#16292a';
const MUTED = '#566a6a';
const LINE = '#dfe4e2';
const PAGE = '#f5f4f0';
const FONT = "font-family:'Plus Jakarta Sans','Segoe UI',Roboto,Arial,sans-serif";

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** The HTML of a letter. Every text passes through the escape; no image, script or address of elsewhere is in it. */
export function renderHtml(letter: Letter): string {
  const e = escapeHtml;
  return `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light"><title>${e(letter.subject)}</title></head>
<body style="margin:0;padding:0;background:${PAGE};color:${TEXT};${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAGE}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid ${LINE};border-radius:12px;overflow:hidden">
<tr><td style="background:${BRAND};padding:18px 28px;border-bottom:3px solid ${ACCENT}"><span style="color:#ffffff;font-size:20px;font-weight:700;letter-spacing:.2px">${e(commonPhrases.productName.id)}</span><span style="color:#cfe3e1;font-size:13px"> &nbsp;${e(commonPhrases.productPurpose.id)}</span></td></tr>
<tr><td style="padding:28px 28px 8px"><h1 style="margin:0 0 12px;font-size:21px;line-height:1.3;color:${TEXT}">${e(letter.heading)}</h1>
${letter.paragraphs.map((text) => `<p style="margin:0 0 12px;font-size:15px;line-height:1.55">${e(text)}</p>`).join('\n')}</td></tr>
${renderFacts(letter.facts)}${renderChanges(letter.changes)}${renderButtons(letter.buttons)}<tr><td style="padding:8px 28px 26px">${letter.smallPrint
    .map(
      (text) => `<p style="margin:12px 0 0;font-size:12.5px;line-height:1.5;color:${MUTED}">${e(text)}</p>`,
    )
    .join('')}</td></tr>
</table></td></tr></table>
</body></html>
`;
}

function renderFacts(facts: Letter['facts']): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="padding:7px 12px 7px 0;font-size:13.5px;color:${MUTED};vertical-align:top;width:34%">${escapeHtml(label)}</td><td style="padding:7px 0;font-size:14px;vertical-align:top">${escapeHtml(value)}</td></tr>`,
  );
  return `<tr><td style="padding:4px 28px 8px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid ${LINE}">${rows.join('\n')}</table></td></tr>\n`;
}

function renderChanges(changes: readonly LetterChange[]): string {
  if (changes.length === 0) return '';
  const head = [commonPhrases.fact.id, commonPhrases.before.id, commonPhrases.after.id].map(
    (text) =>
      `<th align="left" style="padding:8px 10px;font-size:12.5px;font-weight:600;color:${MUTED};border-bottom:1px solid ${LINE}">${escapeHtml(text)}</th>`,
  );
  const rows = changes.map(({ label, before, after }) => {
    const weight = before === after ? '400' : '700';
    return `<tr><td style="padding:8px 10px;font-size:13.5px">${escapeHtml(label)}</td><td style="padding:8px 10px;font-size:13.5px;color:${MUTED}">${escapeHtml(before)}</td><td style="padding:8px 10px;font-size:13.5px;font-weight:${weight}">${escapeHtml(after)}</td></tr>`;
  });
  return `<tr><td style="padding:8px 28px 12px"><table width="100%" cellpadding="0" cellspacing="0" style="border:1px solid ${LINE};border-radius:8px"><tr>${head.join('')}</tr>${rows.join('\n')}</table></td></tr>\n`;
}

function renderButtons(buttons: readonly LetterButton[]): string {
  if (buttons.length === 0) return '';
  const cells = buttons.map(({ label, url, look }) => {
    const colours =
      look === 'filled'
        ? `background:${BRAND};color:#ffffff;border:1px solid ${BRAND}`
        : `background:#ffffff;color:${BRAND};border:1px solid ${BRAND}`;
    return `<a href="${escapeHtml(url)}" style="display:inline-block;margin:0 10px 10px 0;padding:12px 26px;border-radius:8px;font-size:15px;font-weight:700;text-decoration:none;${colours}">${escapeHtml(label)}</a>`;
  });
  return `<tr><td style="padding:12px 28px 0">${cells.join('\n')}</td></tr>\n`;
}
