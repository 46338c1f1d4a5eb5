import { createHash } from 'node:crypto';

/** One stylesheet for every page of the provider, sent inline so that no page waits for an asset. */
export const STYLESHEET = `
:root {
  color-scheme: light dark;
  --page: #f5f4f0; --surface: #ffffff; --text: #16292a; --muted: #566a6a; --line: #cfd6d3;
  --brand: #0d4f53; --brand-deep: #093b3f; --on-brand: #ffffff; --action: #0d4f53; --action-hover: #0a6167;
  --accent: #c9762b; --accent-soft: #f0b878; --danger: #a4262c; --danger-soft: #fdf0ef;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0d1617; --surface: #142122; --text: #e4ecea; --muted: #9db0ae; --line: #35484a;
    --brand: #0b3d41; --brand-deep: #072a2d; --action: #3fb0ab; --action-hover: #5cc4bf; --on-action: #062022;
    --accent: #e59a52; --danger: #ff9c96; --danger-soft: #351b1d;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: grid; grid-template-columns: 1fr; grid-template-rows: auto 1fr;
  background: var(--page); color: var(--text);
  font: 16px/1.5 "Plus Jakarta Sans", ui-sans-serif, system-ui, "Segoe UI", Roboto, sans-serif;
}
.brand { background: linear-gradient(160deg, var(--brand), var(--brand-deep)); color: var(--on-brand); padding: 28px 24px; }
.brand-inner { display: flex; align-items: center; gap: 14px; max-width: 400px; margin: 0 auto; }
.mark { width: 44px; height: 44px; flex: none; }
.mark-gate { fill: none; stroke: var(--on-brand); stroke-width: 3; stroke-linecap: round; }
.mark-path { fill: none; stroke: var(--accent-soft); stroke-width: 3; stroke-linecap: round; }
.name { margin: 0; font-size: 24px; font-weight: 700; letter-spacing: -0.01em; line-height: 1.2; }
.tagline { margin: 0; opacity: 0.85; }
main { padding: 32px 24px 48px; width: 100%; max-width: 448px; margin: 0 auto; }
h1 { margin: 0 0 4px; font-size: 26px; line-height: 1.25; letter-spacing: -0.01em; }
.lead { margin: 0 0 24px; color: var(--muted); overflow-wrap: anywhere; }
label { display: block; margin: 0 0 6px; font-weight: 600; }
.field { margin: 0 0 18px; }
input {
  width: 100%; min-height: 46px; padding: 10px 12px; font: inherit; color: inherit;
  background: var(--surface); border: 1px solid var(--muted); border-radius: 8px;
}
input[aria-invalid="true"] { border-color: var(--danger); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.button {
  display: block; width: 100%; min-height: 46px; padding: 10px 16px; font: inherit; font-weight: 700; text-align: center;
  text-decoration: none; color: var(--on-action, #ffffff); background: var(--action); border: 0; border-radius: 8px; cursor: pointer;
}
.button:hover { background: var(--action-hover); }
.button-quiet { margin-top: 12px; color: var(--text); background: transparent; border: 1px solid var(--muted); }
.button-quiet:hover { background: var(--surface); }
.alert {
  margin: 0 0 20px; padding: 12px 14px; border-left: 4px solid var(--danger); border-radius: 6px;
  background: var(--danger-soft); color: var(--danger); font-weight: 600;
}
.details { margin: 24px 0 0; color: var(--muted); font-size: 14px; overflow-wrap: anywhere; }
@media (min-width: 860px) {
  body { grid-template-columns: minmax(320px, 5fr) 7fr; grid-template-rows: 1fr; }
  .brand { display: grid; align-items: center; padding: 48px; }
  .brand-inner { display: block; margin: 0; justify-self: end; width: 100%; }
  .mark { width: 88px; height: 88px; margin-bottom: 20px; }
  .name { font-size: 40px; }
  main { align-self: center; }
  .tagline { font-size: 18px; }
}
`;

/** Allows exactly this stylesheet and nothing else inline. */
export const STYLESHEET_SOURCE = `'sha256-${createHash('sha256').update(STYLESHEET).digest('base64')}'`;
