import { type ReactNode, useMemo, useState } from 'react';
import { casePaths } from '#lib/cases/paths.ts';
import type { ViewerQuery } from '#lib/cases/viewer-query.ts';
import type { ItemFacts } from '#lib/items/item-facts.ts';
import { invitedMessages } from '#lib/people/unlisted-link-texts.ts';
import { questionsPath } from '#lib/questions/paths.ts';
import { WORD_PLACE } from '#lib/reviews/place-rules.ts';
import type { AttemptActions, AttemptStep } from '#lib/viewer/command.ts';
import { viewerMessages as m } from '#lib/viewer/texts.ts';
import { CaseMarks } from '../collections/CaseMarks.tsx';
import { CaseBar, type QuestionsWay } from './CaseBar.tsx';
import { CreditLine } from './CreditLine.tsx';
import type { BegunWriting, FindingsInPage, WritingKind } from './Findings.tsx';
import { LateTexts } from './LateTexts.tsx';
import { answerThere, type OpenCase } from './open-case.ts';
import type { Poster } from './Poster.tsx';
import { PrintedImages, PrintedSource } from './Printed.tsx';
import { Stage } from './Stage.tsx';
import type { OpenedCase } from './use-case.ts';
import './viewer.css';
import './viewer-header.css';
import './case-bar.css';
import './viewer-phone.css';
import './image-tokens.css';
import './panel.css';
import './toolbar.css';
import './case-texts.css';
import './printed.css';

interface CaseViewProps {
  opened: OpenedCase;
  /** The image in the server's HTML, if it belongs to this case. */
  poster: Poster | null;
  attempt: AttemptActions & {
    step: AttemptStep;
    isOpen: boolean;
    /** Null where the attempt is always open. */
    toggle: (() => void) | null;
  };
  /** Whether only the clinical information, the questions and the answer can be opened so far. */
  isApart: boolean;
  /** URL of the current position with other panels open. */
  address(query: ViewerQuery): string;
  /** The session in which the case is practised. */
  sessionId?: string;
  /** Whether ratings, copying and comments are shown beside the answer. */
  hasOpinions: boolean;
  /** Where the author wants to start editing findings, if they came for that. */
  writing?: BegunWriting | undefined;
  /** The links to other cases. */
  ways: ReactNode;
  /** The attempt, above the bar. Its key must not be the case's id alone, which is the key of the films. */
  children: ReactNode;
}

/** A public case without images is a demo case whose images are still being generated. */
function NoImage({ _id: id, mine, visibility }: Pick<ItemFacts, '_id' | 'mine' | 'visibility'>) {
  return (
    <div className="no-image">
      <p>{visibility === 'public' ? m.imagesToCome : m.noImage}</p>
      {mine && (
        <a className="button" href={casePaths.edit(id)}>
          {m.addImages}
        </a>
      )}
    </div>
  );
}

/** The answer as far as it is shown, and the author's findings: their tour and, for authors, their editor. */
function useFindingsInPage({ open, change }: OpenedCase, begun: BegunWriting | undefined) {
  const { shown, answer } = open;
  const { facts, folders } = shown;
  const there = useMemo(() => answer && answerThere(answer, shown), [answer, shown]);
  const revealed = open.query.answer || open.query.sheet ? there : null;
  const [written, setWritten] = useState<{ id: string; what: WritingKind } | null>(null);
  // The positions of findings are known once the URLs of the images have been loaded.
  const isBegun = begun !== undefined && open.stacks !== null;
  const what = isBegun ? 'findings' : written?.id === facts._id ? written.what : null;
  const findings: FindingsInPage = {
    shown: revealed?.findings ?? [],
    at: open.query.finding,
    onGo: (finding) => change({ finding }),
    isWriting: what === 'findings',
    isKeeping: what === 'views',
    begunAt: begun?.place,
    onWritten: begun?.onDone ?? (() => setWritten(null)),
  };
  const canWrite = (facts.mine || facts.readAs === 'author') && folders.length > 0;
  const write = (next: WritingKind) => setWritten(what === next ? null : { id: facts._id, what: next });
  return { revealed, findings, written: what, write: canWrite ? write : null };
}

type FilmProps = Pick<CaseViewProps, 'opened' | 'poster' | 'attempt'> & { findings: FindingsInPage };

/** The images, or a message that there are none. */
function Film({ opened: { open, change, retry }, poster, attempt, findings }: FilmProps) {
  const { shown, stacks, unread, query } = open;
  if (shown.folders.length === 0) return <NoImage {...shown.facts} />;
  return (
    <Stage
      shown={shown}
      stacks={stacks}
      query={query}
      poster={poster}
      unread={unread}
      attempt={attempt}
      findings={findings}
      onRetry={retry}
      onSettled={change}
    />
  );
}

/** Whether the reader has looked beyond the first image. A case with a single image counts as seen. */
function useLooked({ shown, query, initial }: OpenCase): boolean {
  const id = shown.facts._id;
  const [looked, setLooked] = useState<string | null>(null);
  const images = shown.folders.reduce((sum, { count }) => sum + count, 0);
  const isElsewhere = query.folder !== initial.folder || query.image !== initial.image;
  if (looked !== id && (images < 2 || isElsewhere)) setLooked(id);
  return looked === id;
}

/** The role in which the person reads somebody else's case; a reviewer gives their verdict on the sheet's page. */
function Invited({ id, readAs }: { id: string; readAs: keyof typeof invitedMessages }) {
  const said = invitedMessages[readAs];
  return (
    <p className="case-title">
      {readAs === 'reviewer' ? <a href={`${casePaths.sheet(id)}#${WORD_PLACE}`}>{said}</a> : said}
    </p>
  );
}

/** The title if it may be shown; in print, a placeholder otherwise. */
function Title({ title }: { title: string | null }) {
  if (title === null) return <p className="case-title printed">{m.untitled}</p>;
  return <p className="case-title">{title}</p>;
}

/** The credit of the images: before the answer only the licence. */
function Credit({ shown, query, answer }: OpenCase) {
  if (!shown.credit || shown.folders.length === 0) return null;
  return <CreditLine before={shown.credit} credit={(query.answer && answer?.imageCredit) || null} />;
}

/** Access to the questions of a case; null if it has none, and in a preview. */
function questionsWay({ open: { shown, query }, change }: OpenedCase): QuestionsWay | null {
  if (shown.questions === 0 || shown.isPreview) return null;
  const toggle = () => change({ questions: !query.questions });
  return { page: questionsPath(shown.facts._id), toggle };
}

/** Whether the person may add the case to lists and write notes on it. */
const mayMark = ({ isPreview, facts: { readAs } }: OpenCase['shown']) =>
  !isPreview && (readAs === undefined || readAs === 'author');

/** A case: its folders, its images, and the texts opened on demand. */
export function CaseView(props: CaseViewProps) {
  const { opened, poster, attempt, isApart, address, ways, hasOpinions, children } = props;
  const { open, change, toggleAnswer, toggleSheet, toggleTitle } = opened;
  const { shown, query, answer, busy } = open;
  const { _id: id, readAs } = shown.facts;
  const { revealed, findings, written, write } = useFindingsInPage(opened, props.writing);
  const looked = useLooked(open);
  return (
    <>
      {readAs && <Invited id={id} readAs={readAs} />}
      <Title title={query.title ? shown.title : null} />
      <Film key={opened.film} opened={opened} poster={poster} attempt={attempt} findings={findings} />
      <PrintedImages shown={shown} stacks={open.stacks} />
      <Credit {...open} />
      {!written && (
        <LateTexts
          key={`texts ${id}`}
          shown={shown}
          query={query}
          initial={open.initial}
          answer={revealed}
          description={shown.folders[query.folder]?.description ?? ''}
          image={open.stacks?.[query.folder]?.files[query.image] ?? null}
          address={address}
          hasOpinions={hasOpinions}
          onFinding={findings.onGo}
        />
      )}
      <p className="visually-hidden" role="status">
        {query.answer && answer ? m.answerShown : ''}
      </p>
      <PrintedSource shown={shown} stacks={open.stacks} />
      {children}
      <CaseBar
        marks={mayMark(shown) && <CaseMarks key={`marks ${id}`} caseId={id} sessionId={props.sessionId} />}
        query={query}
        looked={looked}
        address={address}
        difficulty={shown.difficulty}
        busy={busy}
        isApart={isApart}
        isAttempted={attempt.isOpen}
        written={written}
        onWrite={write}
        editor={casePaths.edit(id)}
        onInformation={() => change({ information: !query.information })}
        onAnswer={toggleAnswer}
        onSheet={toggleSheet}
        onAbout={() => change({ about: !query.about })}
        onTitle={toggleTitle}
        questions={questionsWay(opened)}
        onAttempt={attempt.toggle}
        ways={ways}
      />
    </>
  );
}
