import { escapeHtml } from './escape-html.ts';
import { STYLESHEET, STYLESHEET_SOURCE } from './stylesheet.ts';

// A gate whose two leaves stand open around a path.
const MARK = `<svg class="mark" viewBox="0 0 48 48" aria-hidden="true">
<path class="mark-gate" d="M8 42V22a16 16 0 0 1 32 0v20M4 42h10M34 42h10"/>
<path class="mark-path" d="M24 42V26M18 34l6-8 6 8"/></svg>`;

/** Wraps the inner HTML of a page, which has to be escaped already, in the provider's look. */
export function renderPage(title: string, inner: string): string {
  return `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Gerbang</title>
<style>${STYLESHEET}</style>
</head>
<body>
<header class="brand"><div class="brand-inner">${MARK}<div>
<p class="name">Gerbang</p><p class="tagline">Portal akses Bank</p></div></div></header>
<main>
${inner}
</main>
</body>
</html>`;
}

/** Headers of every page. A form may lead to the portal, which can have another origin than the page. */
export function buildPageHeaders(publicUrl: string): Record<string, string> {
  const { origin } = new URL(publicUrl);
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': [
      "default-src 'none'",
      `style-src ${STYLESHEET_SOURCE}`,
      "img-src 'self'",
      `form-action 'self' ${origin}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}
