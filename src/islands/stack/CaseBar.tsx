import type { MouseEvent } from 'react';
import { type ViewerQuery, viewerSearch } from '#lib/domain/viewer-query.ts';
import { viewerMessages as m } from '#lib/messages/viewer.ts';
import { Brains } from '../list/Brains.tsx';

interface CaseBarProps {
  query: ViewerQuery;
  difficulty: number;
  busy: boolean;
  onInformation(): void;
  onAnswer(): void;
  onAbout(): void;
}

/** The bottom bar: what can be asked for. Links that the script takes over, the title excepted. */
export function CaseBar({ query, difficulty, busy, onInformation, onAnswer, onAbout }: CaseBarProps) {
  const link = (change: Partial<ViewerQuery>, label: string, pressed: boolean, act?: () => void) => (
    <a
      className={pressed ? 'button pressed' : 'button'}
      href={viewerSearch({ ...query, ...change })}
      onClick={
        act &&
        ((event: MouseEvent) => {
          event.preventDefault();
          act();
        })
      }
    >
      {label}
    </a>
  );
  const { information, answer, title, about } = query;
  return (
    <div className="case-bar">
      {link({ information: !information }, m.information, information, onInformation)}
      <a
        className={answer ? 'button pressed' : 'button primary'}
        href={viewerSearch({ ...query, answer: !answer })}
        aria-busy={busy}
        onClick={(event) => {
          event.preventDefault();
          if (!busy) onAnswer();
        }}
      >
        {busy && <span className="spinner" aria-hidden="true" />}
        {answer ? m.hideAnswer : m.showAnswer}
      </a>
      {link({ title: !title }, title ? m.hideTitle : m.showTitle, title)}
      {link({ about: !about }, m.about, about, onAbout)}
      <span className="bar-brains">
        <Brains difficulty={difficulty} />
      </span>
    </div>
  );
}
