import { useEffect, useState } from 'react';
import type { CaseAnswer, ViewerCase } from '#lib/contract/viewer.ts';
import type { ViewerQuery } from '#lib/domain/viewer-query.ts';
import { casePaths } from '#lib/kinds/case/paths.ts';
import { viewerMessages as m } from '#lib/messages/viewer.ts';
import { type Neighbours, neighboursOf } from '#lib/stores/case-list.ts';
import { readCase } from '#lib/stores/case-viewer.ts';
import { CaseBar } from './CaseBar.tsx';
import { CaseTexts } from './CaseTexts.tsx';
import type { Poster } from './Poster.tsx';
import { Stage } from './Stage.tsx';
import { useCase } from './use-case.ts';
import './viewer.css';
import './viewer-phone.css';
import './panel.css';
import './toolbar.css';
import './case-texts.css';

interface ViewerProps {
  shown: ViewerCase;
  initial: ViewerQuery;
  /** Sent only when the address asks for it. */
  answer: CaseAnswer | null;
  /** The image in the page itself. */
  poster: Poster | null;
}

/** How long after opening a case the next one is fetched ahead (ms). */
const AHEAD = 3000;

function useNeighbours(id: string): Neighbours | null {
  const [neighbours, setNeighbours] = useState<Neighbours | null>(null);
  useEffect(() => {
    const found = neighboursOf(id);
    setNeighbours(found);
    const next = found?.next;
    if (!next) return;
    const ahead = setTimeout(() => void readCase(next).catch(() => undefined), AHEAD);
    return () => clearTimeout(ahead);
  }, [id]);
  return neighbours;
}

/** The case: folders, the film in front, and the texts one asks for. */
export function Viewer({ shown: first, initial, answer: sent, poster }: ViewerProps) {
  const { open, change, goTo, retry, toggleAnswer, toggleSheet, toggleTitle } = useCase(first, initial, sent);
  const { shown, stacks, unread, query, answer, busy } = open;
  const id = shown.facts._id;
  const neighbours = useNeighbours(id);
  return (
    <div className="viewer">
      {query.title && shown.title !== null && <p className="case-title">{shown.title}</p>}
      {shown.folders.length > 0 ? (
        <Stage
          key={id}
          shown={shown}
          stacks={stacks}
          query={query}
          poster={id === first.facts._id ? poster : null}
          unread={unread}
          onRetry={retry}
          onSettled={change}
        />
      ) : (
        <div className="no-image">
          <p>{m.noImage}</p>
          {shown.facts.mine && (
            <a className="button" href={casePaths.edit(id)}>
              {m.addImages}
            </a>
          )}
        </div>
      )}
      <CaseTexts
        key={`texts ${id}`}
        shown={shown}
        query={query}
        initial={open.initial}
        answer={query.answer || query.sheet ? answer : null}
        description={shown.folders[query.folder]?.description ?? ''}
      />
      <p className="visually-hidden" role="status">
        {query.answer && answer ? m.answerShown : ''}
      </p>
      <CaseBar
        query={query}
        difficulty={shown.difficulty}
        busy={busy}
        neighbours={neighbours}
        onInformation={() => change({ information: !query.information })}
        onAnswer={toggleAnswer}
        onSheet={toggleSheet}
        onAbout={() => change({ about: !query.about })}
        onTitle={toggleTitle}
        onCase={(other) => goTo(other, 'push')}
      />
    </div>
  );
}
