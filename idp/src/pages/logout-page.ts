import { escapeHtml } from './escape-html.ts';
import { renderPage } from './page-layout.ts';

/**
 * `form` is the library's own hidden form, already escaped; the button belongs to it by its id. Staying is
 * a mere link, since the library takes any answer to the form as leaving this portal at least.
 */
export function renderLogoutPage(form: string, portalUrl: string): string {
  return renderPage(
    'Keluar',
    `<h1>Keluar dari Gerbang?</h1>
<p class="lead">Anda perlu masuk lagi untuk memakai portal.</p>
${form}
<button class="button" type="submit" form="op.logoutForm" name="logout" value="yes" autofocus>Ya, keluar</button>
<a class="button button-quiet" href="${escapeHtml(portalUrl)}">Tetap masuk</a>`,
  );
}
