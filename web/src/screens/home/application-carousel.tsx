import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { homePhrases } from '@gerbang/contract/phrases/home';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSay } from '../../language/language-context.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ApplicationRow } from './application-row.ts';
import './application-list.css';

/** Round buttons side by side; the arrows move by what fits, and are off at the ends. */
export function ApplicationCarousel({ applications }: { readonly applications: readonly ApplicationRow[] }) {
  const say = useSay();
  const track = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });

  const look = useCallback(() => {
    const element = track.current;
    if (!element) return;
    const { scrollLeft, scrollWidth, clientWidth } = element;
    setEnds({ atStart: scrollLeft <= 1, atEnd: scrollLeft + clientWidth >= scrollWidth - 1 });
  }, []);
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [look]);

  function move(direction: 1 | -1): void {
    const element = track.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.8 });
  }

  const fits = ends.atStart && ends.atEnd;
  return (
    <div className="application-list">
      {!fits && (
        <IconButton
          label={say(homePhrases.previousApplications)}
          icon={<LeftOutlined />}
          disabled={ends.atStart}
          onClick={() => move(-1)}
        />
      )}
      <ul className="application-list-track" ref={track} onScroll={look}>
        {applications.map((application) => (
          <li className="application-list-item" key={application.applicationId}>
            <ApplicationButton application={application} />
          </li>
        ))}
      </ul>
      {!fits && (
        <IconButton
          label={say(homePhrases.nextApplications)}
          icon={<RightOutlined />}
          disabled={ends.atEnd}
          onClick={() => move(1)}
        />
      )}
    </div>
  );
}

function ApplicationButton({ application }: { readonly application: ApplicationRow }) {
  const say = useSay();
  const name = application.applicationName ?? '';
  const content = (
    <>
      <span className="application-list-round" aria-hidden>
        {abbreviate(name)}
      </span>
      {name}
    </>
  );
  if (application.hasAccess !== 1 || !application.url) {
    return (
      <button type="button" className="application-list-button" disabled>
        {content}
        <span className="visually-hidden"> ({say(homePhrases.noAccessYet)})</span>
      </button>
    );
  }
  return (
    <a className="application-list-button" href={application.url} target="_blank" rel="noopener noreferrer">
      {content}
      <span className="visually-hidden"> ({say(commonPhrases.opensInNewTab)})</span>
    </a>
  );
}

/** Two letters: of the first two words, else the beginning of the only one. */
function abbreviate(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean);
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => word.slice(0, 1)) : [name.slice(0, 2)];
  return letters.join('').toUpperCase();
}
