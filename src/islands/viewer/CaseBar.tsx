import type { MouseEvent } from 'react';
import { type ViewerQuery, viewerSearch } from '#lib/domain/viewer-query.ts';
import { viewerMessages as m } from '#lib/messages/viewer.ts';
import type { Neighbours } from '#lib/stores/case-list.ts';
import { Brains } from '../list/Brains.tsx';

interface CaseBarProps {
  query: ViewerQuery;
  difficulty: number;
  busy: boolean;
  onInformation(): void;
  onAnswer(): void;
  onSheet(): void;
  onAbout(): void;
  onTitle(): void;
  /** Null when one did not come from a list. */
  neighbours: Neighbours | null;
  onCase(id: string): void;
}

function CaseLinks({ neighbours, onCase }: { neighbours: Neighbours; onCase(id: string): void }) {
  const link = (id: string | undefined, label: string, before: string, after: string) =>
    id && (
      <a
        className="button"
        href={`/radiology-viewer/${id}`}
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          onCase(id);
        }}
      >
        {before && <i className={before} aria-hidden="true" />}
        <span className="case-link">{label}</span>
        {after && <i className={after} aria-hidden="true" />}
      </a>
    );
  return (
    <nav className="case-links" aria-label={m.caseOf(neighbours.position, neighbours.total)}>
      <span className="tabular">{m.caseOf(neighbours.position, neighbours.total)}</span>
      {link(neighbours.previous, m.previousCase, 'i-lucide-chevron-left', '')}
      {link(neighbours.next, m.nextCase, '', 'i-lucide-chevron-right')}
    </nav>
  );
}

/** The bottom bar: what can be asked for, and the way to other cases. Links that the script takes over. */
export function CaseBar({ query, difficulty, busy, neighbours, onCase, ...on }: CaseBarProps) {
  const { onInformation, onAnswer, onSheet, onAbout, onTitle } = on;
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
  const { information, answer, sheet, title, about } = query;
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
      {link({ sheet: !sheet }, m.sheet, sheet, () => !busy && onSheet())}
      {link({ title: !title }, title ? m.hideTitle : m.showTitle, title, onTitle)}
      {link({ about: !about }, m.about, about, onAbout)}
      <span className="bar-brains">
        <Brains difficulty={difficulty} />
      </span>
      {neighbours && <CaseLinks neighbours={neighbours} onCase={onCase} />}
    </div>
  );
}
