import { useEffect, useState } from 'react';
import { type Neighbours, neighboursOf } from '#lib/cases/browser/case-list.ts';
import { readAhead } from '#lib/cases/browser/case-viewer.ts';
import { type ViewerQuery, viewerSearch } from '#lib/cases/viewer-query.ts';
import type { CaseAnswer, ViewerCase } from '#lib/cases/viewer-schemas.ts';
import { useLoaded } from '../form/use-loaded.ts';
import { focusAttempt, useAttempt } from '../practice/use-attempt.ts';
import { CaseLinks } from './CaseBar.tsx';
import { CaseIndication } from './CaseIndication.tsx';
import { CaseView } from './CaseView.tsx';
import type { Poster } from './Poster.tsx';
import { useCase } from './use-case.ts';
import '../practice/attempt.css';

interface ViewerProps {
  shown: ViewerCase;
  initial: ViewerQuery;
  /** Sent only if the URL requests the answer. */
  answer: CaseAnswer | null;
  /** The image in the server's HTML, shown until the viewer draws. */
  poster: Poster | null;
}

/** Delay in ms after opening a case before the next one is prefetched. */
const AHEAD = 3000;

function useNeighbours(id: string): Neighbours | null {
  const [neighbours, setNeighbours] = useState<Neighbours | null>(null);
  useEffect(() => {
    let isLeft = false;
    const found = neighboursOf(id);
    setNeighbours(found);
    const ahead = setTimeout(() => {
      const next = neighboursOf(id)?.next;
      if (next) void readAhead(next).catch(() => undefined);
    }, AHEAD);
    if (found?.goesOn)
      import('#lib/cases/browser/more-cases.ts')
        .then(({ readMoreCases }) => readMoreCases(id))
        .then(
          () => !isLeft && setNeighbours(neighboursOf(id)),
          () => undefined,
        );
    return () => {
      isLeft = true;
      clearTimeout(ahead);
    };
  }, [id]);
  return neighbours;
}

/** A case in a list of cases; a hypothesis and a grade are optional. */
export function Viewer({ shown: first, initial, answer, poster }: ViewerProps) {
  const opened = useCase({ shown: first, initial, answer, isInAddress: true });
  const { open, goTo, toggleAnswer } = opened;
  const { query } = open;
  const id = open.shown.facts._id;
  const neighbours = useNeighbours(id);
  const isAnswered = query.answer && open.answer !== null;
  const [turnedTo, setTurnedTo] = useState<string | null>(null);
  const isOpen = turnedTo === id;
  const { step, grade, begin } = useAttempt({ caseId: id, sessionId: null, isAnswered, isOpen });
  const Bar = useLoaded(
    isOpen,
    async () => (await import('../practice/AttemptBar.tsx')).AttemptBar,
    () => setTurnedTo(null),
  );
  const toggle = () => {
    if (!isOpen) begin();
    setTurnedTo(isOpen ? null : id);
  };
  const attempt = { step, isOpen, toggle, open: isOpen ? focusAttempt : toggle, reveal: toggleAnswer, grade };
  return (
    <div className="viewer">
      <CaseIndication
        clinicalInformation={open.shown.clinicalInformation}
        isOpen={query.information}
        onOpen={() => opened.change({ information: !query.information })}
      />
      <CaseView
        opened={opened}
        poster={id === first.facts._id && !open.isReopened ? poster : null}
        attempt={attempt}
        isApart={false}
        address={viewerSearch}
        hasOpinions
        ways={neighbours && <CaseLinks neighbours={neighbours} onCase={(other) => goTo(other, 'push')} />}
      >
        {Bar && (
          <Bar
            key={`attempt ${id}`}
            caseId={id}
            isAnswered={isAnswered}
            takesFocus
            onReveal={toggleAnswer}
            onGrade={grade}
            onClose={toggle}
          />
        )}
      </CaseView>
    </div>
  );
}
