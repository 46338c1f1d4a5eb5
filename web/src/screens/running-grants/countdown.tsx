import { runningGrantPhrases } from '@gerbang/contract/phrases/running-grants';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../language/language-context.ts';
import { formatLeft } from './format-left.ts';

interface CountdownProps {
  /** What the server said is left; it counts down from the moment that was learnt. */
  readonly remainingMs: number;
  readonly onZero: () => void;
}

const SECOND_MS = 1000;

/** The time left, second by second. It never trusts the clock of the computer, only how long it has been running. */
export function Countdown({ remainingMs, onZero }: CountdownProps) {
  const say = useSay();
  const [left, setLeft] = useState(remainingMs);
  const tell = useRef(onZero);
  tell.current = onZero;

  useEffect(() => {
    const end = performance.now() + remainingMs;
    let told = false;
    function tick(): void {
      const rest = Math.max(0, end - performance.now());
      setLeft(rest);
      if (rest > 0 || told) return;
      told = true;
      clearInterval(timer);
      tell.current();
    }
    const timer = setInterval(tick, SECOND_MS);
    tick();
    return () => clearInterval(timer);
  }, [remainingMs]);

  if (left <= 0) return say(runningGrantPhrases.ending);
  return (
    <time role="timer" style={{ whiteSpace: 'nowrap' }}>
      {formatLeft(left)}
    </time>
  );
}
