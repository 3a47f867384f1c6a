import type { ReactNode } from 'react';
import type { ViewerQuery } from '#lib/domain/viewer-query.ts';
import { casePaths } from '#lib/kinds/case/paths.ts';
import { viewerMessages as m } from '#lib/messages/viewer.ts';
import type { AttemptActions, AttemptStep } from '#lib/viewer/command.ts';
import { CaseMarks } from '../keeping/CaseMarks.tsx';
import { CaseBar } from './CaseBar.tsx';
import { CaseTexts } from './CaseTexts.tsx';
import type { Poster } from './Poster.tsx';
import { Stage } from './Stage.tsx';
import type { OpenedCase } from './use-case.ts';
import './viewer.css';
import './viewer-phone.css';
import './panel.css';
import './toolbar.css';
import './case-texts.css';

interface CaseViewProps {
  opened: OpenedCase;
  /** The image in the page itself, when it is this case's. */
  poster: Poster | null;
  attempt: AttemptActions & {
    step: AttemptStep;
    isOpen: boolean;
    /** Null where it is always open. */
    toggle: (() => void) | null;
  };
  /** Nothing but the clinical information and the answer can be asked for yet. */
  isApart: boolean;
  /** The address of the same place with this shown. */
  address(query: ViewerQuery): string;
  /** The way to other cases. */
  ways: ReactNode;
  /** Above the bar: one's attempt. Its key must not be the case's id alone, which is the films'. */
  children: ReactNode;
}

function NoImage({ id, mine }: { id: string; mine: boolean }) {
  return (
    <div className="no-image">
      <p>{m.noImage}</p>
      {mine && (
        <a className="button" href={casePaths.edit(id)}>
          {m.addImages}
        </a>
      )}
    </div>
  );
}

/** A case: folders, the film in front, and the texts one asks for. */
export function CaseView({ opened, poster, attempt, isApart, address, ways, children }: CaseViewProps) {
  const { open, change, retry, toggleAnswer, toggleSheet, toggleTitle } = opened;
  const { shown, stacks, unread, query, answer, busy } = open;
  const id = shown.facts._id;
  return (
    <>
      {query.title && shown.title !== null && <p className="case-title">{shown.title}</p>}
      {shown.folders.length > 0 ? (
        <Stage
          key={id}
          shown={shown}
          stacks={stacks}
          query={query}
          poster={poster}
          unread={unread}
          attempt={attempt}
          onRetry={retry}
          onSettled={change}
        />
      ) : (
        <NoImage id={id} mine={shown.facts.mine} />
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
      {children}
      <CaseBar
        marks={<CaseMarks key={`marks ${shown.facts._id}`} caseId={shown.facts._id} />}
        query={query}
        address={address}
        difficulty={shown.difficulty}
        busy={busy}
        isApart={isApart}
        isAttempted={attempt.isOpen}
        onInformation={() => change({ information: !query.information })}
        onAnswer={toggleAnswer}
        onSheet={toggleSheet}
        onAbout={() => change({ about: !query.about })}
        onTitle={toggleTitle}
        onAttempt={attempt.toggle}
        ways={ways}
      />
    </>
  );
}
