import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { repeatedOptions } from '#lib/questionnaires/repeats/expand-repeats.ts';
import { reportingMessages as m } from '#lib/questionnaires/reporting-texts.ts';
import { useLoaded } from '../form/use-loaded.ts';
import { FormTools } from './FormTools.tsx';
import { formCommandOf } from './form-keys.ts';
import { PageTabs } from './PageTabs.tsx';
import { QuestionBlocks } from './QuestionBlock.tsx';
import { fieldOf, questionOf } from './question-elements.ts';
import { loadRepeats } from './repeats-store.ts';
import { useReporting, useSelected } from './reporting-context.ts';
import { SideChoice } from './SideChoice.tsx';
import { useFormHand } from './use-form-hand.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useRevealedQuestion } from './use-revealed-question.ts';

/** Elements that Enter activates. */
const PRESSED = 'a, button, summary';

/** The questions of the shown page. */
function ShownPage() {
  const { session } = useReporting();
  const shown = useSelected(session.$page, (id) => id);
  const page = useSelected(session.$pages, (pages) => pages.find(({ id }) => id === shown));
  if (!page) return null;
  return (
    <section className="answer-page" aria-label={page.name}>
      {page.questions.length === 0 ? (
        <p className="quiet">{m.emptyPage}</p>
      ) : (
        <QuestionBlocks questions={page.questions} />
      )}
    </section>
  );
}

/** The form half of the page: every question of a page, answered by keys, mouse or touch. */
export function AnswerForm() {
  const { session, focus } = useReporting();
  const form = useRef<HTMLFormElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const hand = useFormHand(form, {
    find: () => search.current?.focus(),
    help: () => setHelpOpen(true),
  });
  const hasRepeats = repeatedOptions(session.body.pages).length > 0;
  useEffect(() => {
    if (hasRepeats) void loadRepeats();
  }, [hasRepeats]);
  const closeHelp = () => setHelpOpen(false);
  const Help = useLoaded(isHelpOpen, async () => (await import('./HelpDialog.tsx')).HelpDialog, closeHelp);
  useRevealedQuestion(form);
  useKeptFocus(form);
  const press = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (event.defaultPrevented || target.closest('dialog, [role=combobox]')) return;
    if (event.key === 'Enter' && target.closest(PRESSED)) return;
    const command = formCommandOf(event, fieldOf(target));
    if (!command) return;
    event.preventDefault();
    command.run(hand, event);
  };
  return (
    <form
      ref={form}
      className="answer-form"
      autoComplete="off"
      aria-label={m.form}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={press}
      onFocus={({ target }) => focus.point(questionOf(target)?.dataset.question ?? null)}
      onPointerOver={({ target }) => focus.hover(questionOf(target)?.dataset.question ?? null)}
    >
      <div className="form-bar">
        {session.hasSide && <SideChoice />}
        <FormTools hand={hand} search={search} />
        <PageTabs />
      </div>
      <ShownPage />
      {Help && <Help onClose={closeHelp} />}
    </form>
  );
}
