import type { MouseEvent, ReactNode } from 'react';
import type { Neighbours } from '#lib/cases/browser/case-list.ts';
import { casePaths } from '#lib/cases/paths.ts';
import type { ViewerQuery } from '#lib/cases/viewer-query.ts';
import { viewerMessages as m } from '#lib/viewer/texts.ts';
import { Brains } from '../item/Brains.tsx';
import { AttemptButton } from './AttemptButton.tsx';
import { BarMenu } from './BarMenu.tsx';
import type { WritingKind } from './Findings.tsx';
import { WriteButtons } from './WriteButtons.tsx';

/** Access to the questions of a case: beside its images, or, without script, on a separate page. */
export interface QuestionsWay {
  page: string;
  toggle(): void;
}

interface CaseBarProps {
  /** The buttons for lists and for the person's note. */
  marks: ReactNode;
  query: ViewerQuery;
  /** Whether the reader has looked at the images: the answer button is then highlighted. */
  looked: boolean;
  /** URL of the current position with other panels open. */
  address(query: ViewerQuery): string;
  difficulty: number;
  busy: boolean;
  /** Whether only the clinical information, the questions and the answer can be opened so far. */
  isApart: boolean;
  onInformation(): void;
  onAnswer(): void;
  onSheet(): void;
  onAbout(): void;
  onTitle(): void;
  /** Null for a case without questions, or where they cannot be answered. */
  questions: QuestionsWay | null;
  /** Null where the attempt is always open. */
  onAttempt: (() => void) | null;
  isAttempted: boolean;
  /** Null if the person may not edit the case. */
  onWrite: ((what: WritingKind) => void) | null;
  /** Path of the case's editor, for its authors. */
  editor: string;
  written: WritingKind | null;
  /** The links to other cases. */
  ways: ReactNode;
}

/** Links to the previous and the next case in the list that the reader comes from. */
export function CaseLinks({ neighbours, onCase }: { neighbours: Neighbours; onCase(id: string): void }) {
  const link = (id: string | undefined, label: string, before: string, after: string) =>
    id && (
      <a
        className="button"
        href={casePaths.item(id)}
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

interface BarLinkProps {
  href: string;
  icon: string;
  label: string;
  /** Shown where there is no room for the label, of which it is a part. */
  short: string;
  pressed: boolean;
  primary?: boolean;
  busy?: boolean;
  onPress(): void;
}

function BarLink({ href, icon, label, short, pressed, primary = false, busy, onPress }: BarLinkProps) {
  const state = pressed ? ' pressed' : primary ? ' primary' : '';
  return (
    <a
      className={`button bar-link${state}`}
      href={href}
      title={label}
      aria-busy={busy}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        if (!busy) onPress();
      }}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : <i className={icon} aria-hidden="true" />}
      <span className="bar-long">{label}</span>
      <span className="bar-short" aria-hidden="true">
        {short}
      </span>
    </a>
  );
}

/** The panels that the bar can open. */
type Asked = 'information' | 'answer' | 'sheet' | 'title' | 'about' | 'questions';

interface OwnActionsProps {
  on: Pick<CaseBarProps, 'onWrite' | 'written' | 'editor'>;
  /** Renders the link to the information about the case. */
  about(close?: () => void): ReactNode;
}

/** Information about the case and, for its authors, the editing tools; in a menu where there is no room. */
function OwnActions({ on: { onWrite, written, editor }, about }: OwnActionsProps) {
  if (!onWrite) return about();
  return (
    <BarMenu>
      {(close) => (
        <>
          {about(close)}
          <WriteButtons
            written={written}
            editor={editor}
            onWrite={(what) => {
              close();
              onWrite(what);
            }}
          />
        </>
      )}
    </BarMenu>
  );
}

/** The bottom bar: links to panels and to other cases, whose clicks are handled in the page when there is script. */
export function CaseBar({
  marks,
  query,
  looked,
  address,
  difficulty,
  busy,
  isApart,
  ways,
  questions,
  ...on
}: CaseBarProps) {
  const { answer, title } = query;
  const link = (
    name: Asked,
    icon: string,
    label: string,
    onPress: () => void,
    more?: Partial<BarLinkProps>,
  ) => (
    <BarLink
      href={address({ ...query, [name]: !query[name] })}
      icon={icon}
      label={label}
      short={m.short[name]}
      pressed={query[name]}
      onPress={onPress}
      {...more}
    />
  );
  const about = (close?: () => void) =>
    link('about', 'i-lucide-info', m.about, () => {
      close?.();
      on.onAbout();
    });
  const eye = answer ? 'i-lucide-eye-off' : 'i-lucide-eye';
  return (
    <div className="case-bar">
      {link('information', 'i-lucide-stethoscope', m.information, on.onInformation)}
      {questions &&
        link('questions', 'i-lucide-list-checks', m.questions, questions.toggle, { href: questions.page })}
      {on.onAttempt && <AttemptButton isAnswered={answer} pressed={on.isAttempted} onPress={on.onAttempt} />}
      {link('answer', eye, answer ? m.hideAnswer : m.showAnswer, on.onAnswer, { primary: looked, busy })}
      {!isApart && (
        <>
          {link('sheet', 'i-lucide-notebook-text', m.sheet, on.onSheet)}
          {link('title', 'i-lucide-heading', title ? m.hideTitle : m.showTitle, on.onTitle)}
          <OwnActions on={on} about={about} />
          {marks}
        </>
      )}
      <span className="bar-brains">
        <Brains difficulty={difficulty} />
      </span>
      {ways}
    </div>
  );
}
