import { type RefObject, useEffect } from 'react';
import { createFormWalk } from './form-walk.ts';
import { endOf, focusQuestion, neighbour, questionOf, standAt } from './question-elements.ts';
import { useReporting } from './reporting-context.ts';

/**
 * Keeps the focus in the form: on its first question when the page opens, so that keys work at once; later on the one
 * above, or the first of the page, when the focused question disappears.
 */
export function useKeptFocus(ref: RefObject<HTMLElement | null>): void {
  const page = useReporting();
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const { session } = page;
    const walk = createFormWalk(page, () => ref.current);
    let last: HTMLElement | null = null;
    // Not on touch screens: a focused field would open the on-screen keyboard.
    const first = neighbour(form, null, 1);
    if (first && document.activeElement === document.body && matchMedia('(pointer: fine)').matches)
      standAt(first);
    const note = ({ target }: FocusEvent) => {
      last = questionOf(target);
    };
    // Removing an element may fire `focusout` while the element is still in the page.
    const forget = () => {
      const left = last;
      queueMicrotask(() => {
        if (left === last && left?.isConnected && document.activeElement === document.body) last = null;
      });
    };
    const keep = () => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      const id = last.dataset.question ?? '';
      if (session.places.get(id)?.page === session.$page.get()) walk.show(id);
      else {
        const top = endOf(form, 1);
        if (top) focusQuestion(top);
      }
    };
    // Runs after React has rendered the new answers.
    const ends = [session.$answers, session.$page].map((store) => store.listen(() => queueMicrotask(keep)));
    form.addEventListener('focusin', note);
    form.addEventListener('focusout', forget);
    return () => {
      for (const end of ends) end();
      form.removeEventListener('focusin', note);
      form.removeEventListener('focusout', forget);
    };
  }, [page, ref]);
}
