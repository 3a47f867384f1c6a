import { type RefObject, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { choicesOf } from '#lib/questionnaires/answers.ts';
import { $arePreferencesOpen } from '#lib/questionnaires/browser/preferences-open.ts';
import { reportingMessages as m } from '#lib/questionnaires/reporting-texts.ts';
import { choiceText } from '#lib/questionnaires/tree.ts';
import { answerAfterPress, type ChoiceQuestion, chosenIn, isChoice, SIDES } from './choices.ts';
import type { FormHand } from './form-keys.ts';
import { createFormWalk, type FormWalk } from './form-walk.ts';
import type { InstanceHand } from './instance-hand.ts';
import { optionLetters } from './option-letters.ts';
import { withChoiceReached } from './reaching.ts';
import { type ReportingPage, useReporting } from './reporting-context.ts';

/** Functions that open panels beside the questions. */
export type FormPanels = Pick<FormHand, 'find' | 'help'>;

/** Selecting choices, by rank or letter, in the focused question; the same keys select the side. */
function choosing(
  { session, announce }: ReportingPage,
  { go, current, isAtSide }: FormWalk,
): Pick<FormHand, 'chooseAt' | 'chooseLetter'> {
  /** A single choice completes the question: the focus moves to its sub-questions or to the next question. */
  function choose(question: ChoiceQuestion, rank: number): void {
    const choice = choicesOf(question)[rank];
    if (!choice) return;
    const answer = answerAfterPress(question, session.$answers.get()[question.id], choice.id);
    flushSync(() => session.answer(question.id, answer));
    announce(m.chosen(choiceText(choice), chosenIn(answer).includes(choice.id)));
    if (question.type === 'single') go(1);
  }
  function chooseSide(rank: number): void {
    const side = SIDES[rank];
    if (!side) return;
    flushSync(() => session.setSide(side));
    announce(m.chosen(m.sides[side], true));
    go(1);
  }
  return {
    chooseAt(rank) {
      const question = current();
      if (isAtSide()) chooseSide(rank);
      else if (isChoice(question)) choose(question, rank);
    },
    chooseLetter(letter) {
      const question = current();
      if (isAtSide()) chooseSide(optionLetters(SIDES.map((side) => m.sides[side])).indexOf(letter));
      else if (isChoice(question))
        choose(question, optionLetters(choicesOf(question).map(choiceText)).indexOf(letter));
    },
  };
}

/** Answering « normal », and clearing answers. */
function answering(
  { session, announce, $typed }: ReportingPage,
  { go, current, isAtSide }: FormWalk,
): Pick<FormHand, 'clear' | 'takeNormal'> {
  function takeNormalOf(question: string): void {
    const isAnswered = question in session.$answers.get();
    const isTaken = flushSync(() => session.takeNormal({ question }));
    if (isTaken) announce(m.normalTaken);
    else announce(isAnswered ? m.alreadyAnswered : m.noNormal);
    if (isTaken || isAnswered) go(1, 'over');
  }
  return {
    clear() {
      const id = current()?.id;
      if (isAtSide()) session.setSide(null);
      else if (id === undefined) return;
      else {
        $typed.set({ ...$typed.get(), [id]: '' });
        session.answer(id, undefined);
      }
      announce(m.cleared);
    },
    takeNormal(scope) {
      const question = current();
      if (scope === 'question') return question && takeNormalOf(question.id);
      const isTaken = session.takeNormal(scope === 'all' ? 'all' : { page: session.$page.get() });
      announce(isTaken ? m.normalTaken : m.noNormal);
    },
  };
}

function createFormHand(page: ReportingPage, form: () => HTMLElement | null, panels: FormPanels): FormHand {
  const { session, focus, announce } = page;
  const walk = createFormWalk(page, form);
  const withInstances = async (act: (hand: InstanceHand) => void) => {
    // Already loaded for forms that have repeated groups.
    const { createInstanceHand } = await import('./instance-hand.ts');
    act(createInstanceHand(page, form));
  };
  return {
    addInstance: () => void withInstances((hand) => hand.addInstance()),
    copyInstance: () => void withInstances((hand) => hand.copyInstance()),
    removeInstance: () => void withInstances((hand) => hand.removeInstance()),
    moveInstance: (by) => void withInstances((hand) => hand.moveInstance(by)),
    go: (by) => walk.go(by),
    goToPage: (by) => walk.goToPage(by),
    toSentence() {
      const id = walk.here()?.dataset.question;
      if (id !== undefined) focus.reveal(id, 'report');
    },
    nextExam: () => focus.askForNextExam(),
    compare: () => focus.askToCompare(),
    preferences: () => $arePreferencesOpen.set(true),
    leaveField: () => walk.here()?.focus(),
    takeFound({ question: id, choice }) {
      const place = session.places.get(id);
      if (!place) return;
      flushSync(() => session.change((answers) => withChoiceReached(answers, session.places, place, choice)));
      walk.show(id);
      if (choice !== null && place.question.type === 'single') walk.go(1);
    },
    ...choosing(page, walk),
    ...answering(page, walk),
    undo: () => announce(session.undo() ? m.undone : m.nothingToUndo),
    redo: () => announce(session.redo() ? m.redone : m.nothingToRedo),
    ...panels,
  };
}

/** The actions of the form's keys on the current question. */
export function useFormHand(form: RefObject<HTMLElement | null>, panels: FormPanels): FormHand {
  const page = useReporting();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `panels` never changes in the form's lifetime
  return useMemo(() => createFormHand(page, () => form.current, panels), [page, form]);
}
