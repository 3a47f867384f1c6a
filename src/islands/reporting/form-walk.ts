import { flushSync } from 'react-dom';
import { SIDE } from '#lib/questionnaires/report/unanswered.ts';
import { reportingMessages as m } from '#lib/questionnaires/reporting-texts.ts';
import type { Question } from '#lib/questionnaires/tree.ts';
import {
  endOf,
  focusQuestion,
  lastBelow,
  neighbour,
  questionElement,
  questionOf,
} from './question-elements.ts';
import type { ReportingPage } from './reporting-context.ts';

/** Keyboard navigation through the questions of a form, as shown on the page, and on to its other pages. */
export function createFormWalk({ session, announce }: ReportingPage, form: () => HTMLElement | null) {
  const here = () => questionOf(document.activeElement);

  /** @param from whether the first (1) or the last (-1) question of the new page gets the focus */
  function goToPage(by: 1 | -1, from: 1 | -1 = 1): void {
    const pages = session.shownPages;
    const at = pages.findIndex(({ id }) => id === session.$page.get()) + by;
    const [page, root] = [pages[at], form()];
    if (!page || !root) return;
    flushSync(() => session.showPage(page.id));
    announce(m.pageShown(page.name, at + 1, pages.length));
    const first = endOf(root, from);
    if (first) focusQuestion(first);
  }

  return {
    /** The element of the focused question. */
    here,
    current: (): Question | undefined => session.places.get(here()?.dataset.question ?? '')?.question,
    isAtSide: () => here()?.dataset.question === SIDE,
    goToPage,
    /**
     * Goes to the next or previous question; at either end of a page, to the adjacent page. @param over skips
     * sub-questions
     */
    go(by: 1 | -1, over?: 'over'): void {
      const [root, from] = [form(), here()];
      const next = root && neighbour(root, from && over ? lastBelow(from) : from, by);
      // The side comes before the first page, although it is shown on every page.
      const isPast = next?.dataset.question === SIDE && session.$page.get() !== session.shownPages[0]?.id;
      if (next && !isPast) focusQuestion(next);
      else goToPage(by, by);
    },
    /** Focuses a question on any page; if it is hidden, the question above it. */
    show(id: string): void {
      const [root, place] = [form(), session.places.get(id)];
      const side = root && id === SIDE ? questionElement(root, SIDE) : null;
      if (side) focusQuestion(side);
      if (!root || !place) return;
      if (session.$page.get() !== place.page) flushSync(() => session.showPage(place.page));
      let at: typeof place | undefined = place;
      while (at && !questionElement(root, at.question.id))
        at = session.places.get(at.parent?.question.id ?? '');
      const element = at && questionElement(root, at.question.id);
      if (element) focusQuestion(element);
    },
  };
}

export type FormWalk = ReturnType<typeof createFormWalk>;
