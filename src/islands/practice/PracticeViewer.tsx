import { useEffect } from 'react';
import { type ViewerQuery, viewerSearch } from '#lib/cases/viewer-query.ts';
import type { CaseAnswer, ViewerCase } from '#lib/cases/viewer-schemas.ts';
import type { Grade } from '#lib/practice/attempt-rules.ts';
import type { PracticeSession } from '#lib/practice/schemas.ts';
import { attemptMessages as m } from '#lib/practice/texts.ts';
import { Loaded } from '../form/Loaded.tsx';
import { CaseView } from '../viewer/CaseView.tsx';
import type { Poster } from '../viewer/Poster.tsx';
import { useCase } from '../viewer/use-case.ts';
import { AttemptBar } from './AttemptBar.tsx';
import { CaseGlance } from './CaseGlance.tsx';
import { PracticeForm, type SentAttempt } from './PracticeForm.tsx';
import { PracticeWays } from './PracticeWays.tsx';
import { focusAttempt, useAttempt } from './use-attempt.ts';
import { useBackCloses } from './use-back-closes.ts';
import { usePractice } from './use-practice.ts';
import './attempt.css';
import './practice-viewer.css';

interface PracticeViewerProps {
  session: PracticeSession;
  shown: ViewerCase;
  initial: ViewerQuery;
  /** Present only if the answer was requested without script. */
  answer: CaseAnswer | null;
  poster: Poster | null;
  sent: SentAttempt;
  /** Why a form sent without script was refused. */
  error?: string | undefined;
}

/** Restores the state before a reload or when going back: shows the answer again if it had been read. */
function useReadBefore(id: string, wasRevealed: boolean, isAnswered: boolean, reveal: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the earlier attempt at the case is found
  useEffect(() => {
    if (wasRevealed && !isAnswered) reveal();
  }, [id, wasRevealed]);
}

const loadOver = async () => (await import('./SessionOver.tsx')).SessionOver;

const NO_PANEL = { answer: false, information: false, sheet: false, about: false, questions: false };

/** The current case, the attempt at it, and the moves to other cases. */
function usePracticedCase({
  session,
  shown,
  initial,
  answer,
}: Pick<PracticeViewerProps, 'session' | 'shown' | 'initial' | 'answer'>) {
  const opened = useCase({ shown, initial, answer, isInAddress: false });
  const { open, toggleAnswer } = opened;
  const id = open.shown.facts._id;
  const isAnswered = open.query.answer && open.answer !== null;
  const { information, sheet, about, questions } = open.query;
  useBackCloses(isAnswered || information || sheet || about || questions, () => opened.change(NO_PANEL));
  const practice = usePractice(session, opened.goTo);
  const graded = session.cases.find(({ caseId }) => caseId === id)?.graded ?? null;
  const tried = useAttempt({ caseId: id, sessionId: session.id, graded, isAnswered, isOpen: true });
  const { attempt, begin } = tried;
  useEffect(begin, [begin]);
  useReadBefore(id, attempt !== null && attempt.revealedAt !== null, isAnswered, toggleAnswer);
  const isLast = practice.position + 1 >= practice.total;
  const grade = (given: Grade) => practice.goOn(tried.grade(given));
  const actions = { open: focusAttempt, reveal: toggleAnswer, grade, toggle: null };
  const isGraded = attempt !== null && attempt.grade !== null;
  return {
    id,
    opened,
    isAnswered,
    practice,
    isLast,
    isGraded,
    actions: { ...actions, step: tried.step, isOpen: true },
  };
}

/** The end of the session, whose code is loaded on demand. */
function Over({ session }: { session: PracticeSession }) {
  const waiting = (
    <p className="attempt-bar" role="status">
      {m.over}
    </p>
  );
  return <Loaded load={loadOver} giveUp={() => undefined} waiting={waiting} props={{ session }} />;
}

/** The cases of a session one by one. Nothing reveals the answer of a case until the reader requests it. */
export function PracticeViewer({ poster, sent, error, ...given }: PracticeViewerProps) {
  const { id, opened, isAnswered, practice, isLast, isGraded, actions } = usePracticedCase(given);
  const { open, change, toggleAnswer } = opened;
  const { shown, query } = open;
  const bar = practice.isOver ? (
    <Over session={given.session} />
  ) : (
    <AttemptBar
      caseId={id}
      before={sent.words}
      isAnswered={isAnswered}
      isGradedBefore={practice.here?.graded != null}
      takesFocus={false}
      onReveal={toggleAnswer}
      onGrade={actions.grade}
    />
  );
  return (
    <div className="viewer practising">
      {!isAnswered && (
        <CaseGlance
          clinicalInformation={shown.clinicalInformation}
          hasChanged={practice.here?.changed ?? false}
          onOpen={() => change({ information: !query.information })}
        />
      )}
      <CaseView
        opened={opened}
        poster={id === given.shown.facts._id ? poster : null}
        attempt={actions}
        isApart={!isAnswered}
        hasOpinions
        sessionId={given.session.id}
        address={(asked) => `${viewerSearch(asked)}&cas=${id}`}
        ways={
          <PracticeWays
            position={practice.position}
            isGraded={isGraded}
            isLast={isLast}
            onPrevious={practice.goBack}
            onNext={() => practice.goOn()}
          />
        }
      >
        <PracticeForm
          key={`attempt ${id}`}
          caseId={id}
          query={query}
          isAnswered={isAnswered}
          sent={sent}
          error={error}
          onSubmit={toggleAnswer}
        >
          {bar}
        </PracticeForm>
      </CaseView>
    </div>
  );
}
