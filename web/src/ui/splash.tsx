import { GateMark } from './gate-mark.tsx';
import './splash.css';

/** The whole page while there is nothing else to show. */
export function Splash({ text }: { readonly text?: string }) {
  return (
    <main className="splash">
      <span className="splash-mark">
        <GateMark size={56} />
      </span>
      {text && <p role="status">{text}</p>}
    </main>
  );
}
