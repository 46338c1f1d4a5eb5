import { escapeHtml } from './escape-html.ts';
import { renderPage } from './page-layout.ts';

export interface LoginForm {
  readonly action: string;
  readonly username: string;
  readonly error?: string;
}

export function renderLoginPage({ action, username, error }: LoginForm): string {
  // Whoever typed a name already continues with the password.
  const focusUsername = username === '' ? ' autofocus' : '';
  const focusPassword = username === '' ? '' : ' autofocus';
  const invalid = error === undefined ? '' : ' aria-invalid="true" aria-describedby="login-error"';
  const alert =
    error === undefined ? '' : `<p class="alert" id="login-error" role="alert">${escapeHtml(error)}</p>`;
  return renderPage(
    'Masuk',
    `<h1>Masuk</h1>
<p class="lead">Gunakan akun kantor Anda.</p>
${alert}
<form method="post" action="${escapeHtml(action)}">
<div class="field"><label for="username">Nama pengguna</label>
<input id="username" name="username" value="${escapeHtml(username)}" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="128" required${invalid}${focusUsername}></div>
<div class="field"><label for="password">Kata sandi</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="1024" required${invalid}${focusPassword}></div>
<button class="button" type="submit">Masuk</button>
</form>`,
  );
}
