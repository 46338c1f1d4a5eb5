/** The look of the inbox pages, sent inline so that they need no asset. */
export const INBOX_STYLESHEET = `
:root {
  color-scheme: light dark;
  --page: #f5f4f0; --surface: #ffffff; --text: #16292a; --muted: #566a6a; --line: #d8dedb;
  --brand: #0d4f53; --brand-deep: #093b3f; --on-brand: #ffffff; --link: #0b5c61;
  --action: #0d4f53; --on-action: #ffffff; --accent: #c9762b; --accent-soft: #f0b878;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0d1617; --surface: #142122; --text: #e4ecea; --muted: #9db0ae; --line: #2a3b3d;
    --brand: #0b3d41; --brand-deep: #072a2d; --link: #6fcfc9; --action: #3fb0ab; --on-action: #062022; --accent: #e59a52;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--page); color: var(--text);
  font: 16px/1.5 "Plus Jakarta Sans", ui-sans-serif, system-ui, "Segoe UI", Roboto, sans-serif;
}
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.brand { background: linear-gradient(160deg, var(--brand), var(--brand-deep)); color: var(--on-brand); }
.brand-inner { display: flex; align-items: center; gap: 12px; max-width: 960px; margin: 0 auto; padding: 16px 24px; }
.brand a { color: inherit; text-decoration: none; font-weight: 700; font-size: 20px; }
.brand span { opacity: 0.85; }
.mark { width: 32px; height: 32px; flex: none; }
.mark-gate { fill: none; stroke: var(--on-brand); stroke-width: 3; stroke-linecap: round; }
.mark-path { fill: none; stroke: var(--accent-soft); stroke-width: 3; stroke-linecap: round; }
main { max-width: 960px; margin: 0 auto; padding: 28px 24px 48px; }
h1 { margin: 0 0 4px; font-size: 26px; line-height: 1.25; letter-spacing: -0.01em; overflow-wrap: anywhere; }
.lead { margin: 0 0 20px; color: var(--muted); }
.search { display: flex; flex-wrap: wrap; gap: 10px; align-items: end; margin: 0 0 20px; }
.search div { flex: 1 1 220px; }
label { display: block; margin-bottom: 6px; font-weight: 600; }
input {
  width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit;
  background: var(--surface); border: 1px solid var(--muted); border-radius: 8px;
}
button {
  min-height: 44px; padding: 8px 20px; font: inherit; font-weight: 700; cursor: pointer;
  color: var(--on-action); background: var(--action); border: 0; border-radius: 8px;
}
.messages { list-style: none; margin: 0; padding: 0; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
.messages li + li { border-top: 1px solid var(--line); }
.messages a { display: grid; gap: 2px 16px; padding: 14px 18px; color: inherit; text-decoration: none; }
.messages a:hover .subject { text-decoration: underline; }
.subject { font-weight: 600; overflow-wrap: anywhere; }
.small { color: var(--muted); font-size: 14px; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.empty { padding: 40px 24px; text-align: center; background: var(--surface); border: 1px dashed var(--muted); border-radius: 12px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 20px; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 70vh; min-height: 320px; border: 1px solid var(--line); border-radius: 12px; background: #ffffff; color-scheme: light; }
pre { margin: 0; padding: 16px; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
details { margin-top: 20px; }
summary { cursor: pointer; margin-bottom: 10px; font-weight: 600; }
@media (min-width: 700px) {
  .messages a { grid-template-columns: 1fr max-content; }
  .messages .small:last-child { grid-column: 1 / -1; }
}
`;
