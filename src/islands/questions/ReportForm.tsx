import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Answers } from '#lib/questionnaires/answers.ts';
import { createReportSession } from '#lib/questionnaires/browser/report-session.ts';
import { createReportingFocus } from '#lib/questionnaires/browser/reporting-focus.ts';
import { repeatedOptions } from '#lib/questionnaires/repeats/expand-repeats.ts';
import type { Page } from '#lib/questionnaires/tree.ts';
import { saidFields } from '#lib/questions/report/said-fields.ts';
import { formCommandOf } from '../reporting/form-keys.ts';
import { QuestionBlocks } from '../reporting/QuestionBlock.tsx';
import { fieldOf, focusQuestion, neighbour, questionOf } from '../reporting/question-elements.ts';
import { loadRepeats } from '../reporting/repeats-store.ts';
import { ReportingContext, type ReportingPage, useReporting } from '../reporting/reporting-context.ts';
import { useFormHand } from '../reporting/use-form-hand.ts';
import './report-form.css';

interface ReportFormProps {
  pages: Page[];
  answers: Answers;
  /** Called with the answers of the shown fields. */
  onChange(answers: Answers): void;
}

const isSame = (one: Answers, other: Answers) => {
  const ids = Object.keys(one);
  const isSameAnswer = (id: string) => JSON.stringify(one[id]) === JSON.stringify(other[id]);
  return ids.length === Object.keys(other).length && ids.every(isSameAnswer);
};

function createPage(pages: Page[], answers: Answers, announce: (text: string) => void): ReportingPage {
  const opened = {
    id: '',
    item: { id: '', title: '' },
    body: { pages },
    begun: answers,
    // All pages are shown at once: on the last one, keys cannot go to a further page.
    page: pages.at(-1)?.id,
  };
  return {
    session: createReportSession(opened, { now: () => Date.now() }),
    focus: createReportingFocus(),
    fiches: [],
    $typed: atom({}),
    announce,
  };
}

/** Keeps the form in step with the state that owns its answers, so that undo there also changes the form. */
function useSameAnswers({ session }: ReportingPage, { pages, answers, onChange }: ReportFormProps): void {
  const latest = useRef({ answers, onChange });
  latest.current = { answers, onChange };
  useEffect(
    () =>
      session.$answers.listen((next) => {
        const said = saidFields(pages, next);
        if (!isSame(said, latest.current.answers)) latest.current.onChange(said);
      }),
    [session, pages],
  );
  useEffect(() => {
    if (!isSame(saidFields(pages, session.$answers.get()), answers)) session.change(() => answers);
  }, [session, pages, answers]);
}

/** The key commands of a form that give answers. Others do not apply: there is no report to copy, no other page. */
const ANSWERING: readonly string[] = ['chooseLetter', 'chooseRank', 'clear', 'leaveField'];
const NONE = { find: () => undefined, help: () => undefined };

function Fields() {
  const { session } = useReporting();
  const pages = useStore(session.$pages);
  const hasRepeats = repeatedOptions(session.body.pages).length > 0;
  useEffect(() => {
    if (hasRepeats) void loadRepeats();
  }, [hasRepeats]);
  const root = useRef<HTMLDivElement>(null);
  const hand = useFormHand(root, NONE);
  const press = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (target.closest('button, a') || event.nativeEvent.isComposing) return;
    const command = formCommandOf(event, fieldOf(target));
    const isWalk = command?.id === 'next' || command?.id === 'previous';
    const next =
      isWalk && root.current
        ? neighbour(root.current, questionOf(target), command.id === 'next' ? 1 : -1)
        : undefined;
    // The viewer beside the form, and the page, have their own keys: they must not receive characters typed here.
    if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
    if (!next && !(command && ANSWERING.includes(command.id))) return;
    event.preventDefault();
    event.stopPropagation();
    if (next) focusQuestion(next);
    else command?.run(hand, event);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the fields inside
    <div className="report-form" ref={root} onKeyDown={press}>
      {pages.map((page) => (
        <section key={page.id} className="answer-page" aria-label={page.name}>
          {pages.length > 1 && <p className="form-page-name">{page.name}</p>}
          <QuestionBlocks questions={page.questions} />
        </section>
      ))}
    </div>
  );
}

/** The form of a report: the fields of all pages, one below the other. */
export function ReportForm(props: ReportFormProps) {
  const { pages } = props;
  const [said, announce] = useState('');
  const [begun] = useState(props.answers);
  const page = useMemo(() => createPage(pages, begun, announce), [pages, begun]);
  useSameAnswers(page, props);
  return (
    <ReportingContext value={page}>
      <Fields />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </ReportingContext>
  );
}
