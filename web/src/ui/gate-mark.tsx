/**
 * The house's mark: an outer gate and, in the warm accent, the smaller one inside that is opened on request. It is
 * decoration; whatever it stands in says the name.
 */
export function GateMark({ size }: { readonly size: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32" fill="none" strokeLinecap="round">
      <path d="M4 28V15a12 12 0 0 1 24 0v13" stroke="currentColor" strokeWidth="3.5" />
      <path d="M11.5 28V16.5a4.5 4.5 0 0 1 9 0V28" stroke="var(--shell-accent)" strokeWidth="3.5" />
    </svg>
  );
}
