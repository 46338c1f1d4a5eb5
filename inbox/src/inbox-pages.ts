import { escapeHtml } from './escape-html.ts';
import { INBOX_STYLESHEET } from './inbox-stylesheet.ts';
import type { Message } from './message-store.ts';

/**
 * Headers for both pages. A mail shown in the frame inherits this policy and styles itself inline; no
 * script runs on either side.
 */
export const INBOX_HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

const MARK = `<svg class="mark" viewBox="0 0 48 48" aria-hidden="true">
<path class="mark-gate" d="M8 42V22a16 16 0 0 1 32 0v20M4 42h10M34 42h10"/>
<path class="mark-path" d="M24 42V26M18 34l6-8 6 8"/></svg>`;

const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

const SHOWN_DATE = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

/** `search` is what was looked for, so that the box keeps it. */
export function renderInboxPage(messages: readonly Message[], search = ''): string {
  const list =
    messages.length === 0
      ? renderEmpty(search)
      : `<ul class="messages">\n${messages.map(renderEntry).join('\n')}\n</ul>`;
  return renderLayout(
    'Kotak surat',
    `<h1>Kotak surat</h1>
<p class="lead">Semua surel yang dikirim portal ini. Tidak ada yang keluar dari mesin ini.</p>
<form class="search" method="get" action="/inbox" role="search">
<div><label for="q">Cari surel</label>
<input id="q" name="q" type="search" value="${escapeHtml(search)}" placeholder="Subjek, alamat, atau isi"></div>
<button type="submit">Cari</button>
</form>
${list}`,
  );
}

export function renderMessagePage(message: Message): string {
  return renderLayout(
    readSubject(message),
    `<p><a href="/inbox">← Kotak surat</a></p>
<h1>${escapeHtml(readSubject(message))}</h1>
<dl>
<dt>Dari</dt><dd>${escapeHtml(message.from)}</dd>
<dt>Kepada</dt><dd>${escapeHtml(message.to)}</dd>
<dt>Waktu</dt><dd>${renderTime(message.date)}</dd>
</dl>
${renderBody(message)}`,
  );
}

function renderBody({ html, text }: Message): string {
  const plain = `<pre>${escapeHtml(text)}</pre>`;
  if (html === '') return plain;
  // Links leave the frame, as a mail program would open them in the browser.
  const framed = escapeHtml(`<base target="_blank">${html}`);
  const frame = `<iframe title="Isi surel" sandbox="${SANDBOX}" srcdoc="${framed}"></iframe>`;
  return text === '' ? frame : `${frame}\n<details><summary>Versi teks</summary>${plain}</details>`;
}

function renderEntry(message: Message): string {
  return `<li><a href="/inbox/messages/${encodeURIComponent(message.id)}">
<span class="subject">${escapeHtml(readSubject(message))}</span>
<span class="small">${renderTime(message.date)}</span>
<span class="small">Kepada ${escapeHtml(message.to)}</span></a></li>`;
}

function renderEmpty(search: string): string {
  return search === ''
    ? '<p class="empty">Belum ada surel. Ajukan sebuah permohonan di portal, lalu <a href="/inbox">muat ulang</a>.</p>'
    : `<p class="empty">Tidak ada surel yang cocok dengan “${escapeHtml(search)}”. <a href="/inbox">Lihat semua</a></p>`;
}

function renderTime(date: string): string {
  return `<time datetime="${escapeHtml(date)}">${escapeHtml(SHOWN_DATE.format(new Date(date)))} WIB</time>`;
}

function readSubject(message: Message): string {
  return message.subject === '' ? '(tanpa subjek)' : message.subject;
}

function renderLayout(title: string, inner: string): string {
  return `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Gerbang</title>
<style>${INBOX_STYLESHEET}</style>
</head>
<body>
<header class="brand"><div class="brand-inner">${MARK}<a href="/">Gerbang</a><span>Portal akses Bank</span></div></header>
<main>
${inner}
</main>
</body>
</html>`;
}
