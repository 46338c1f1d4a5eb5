import { renderPage } from './page-layout.ts';

/** `form` is the library's own hidden form, already escaped; the buttons belong to it by its id. */
export function renderLogoutPage(form: string): string {
  return renderPage(
    'Keluar',
    `<h1>Keluar dari Gerbang?</h1>
<p class="lead">Anda perlu masuk lagi untuk memakai portal.</p>
${form}
<button class="button" type="submit" form="op.logoutForm" name="logout" value="yes" autofocus>Ya, keluar</button>
<button class="button button-quiet" type="submit" form="op.logoutForm">Tetap masuk</button>`,
  );
}
