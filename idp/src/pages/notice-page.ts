import { escapeHtml } from './escape-html.ts';
import { renderPage } from './page-layout.ts';

export interface Notice {
  readonly title: string;
  readonly text: string;
  readonly portalUrl: string;
  /** Where a person who is signed in can sign out; absent for everybody else. */
  readonly signOutUrl?: string;
  /** What an operator needs to find the cause. */
  readonly details?: string;
}

/** A page that only tells something and leads back to the portal: errors, signed out, already signed in. */
export function renderNoticePage({ title, text, portalUrl, signOutUrl, details }: Notice): string {
  const signOut =
    signOutUrl === undefined
      ? ''
      : `<a class="button button-quiet" href="${escapeHtml(signOutUrl)}">Keluar</a>`;
  const small = details === undefined ? '' : `<p class="details">${escapeHtml(details)}</p>`;
  return renderPage(
    title,
    `<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(text)}</p>
<a class="button" href="${escapeHtml(portalUrl)}">Buka Gerbang</a>
${signOut}${small}`,
  );
}
