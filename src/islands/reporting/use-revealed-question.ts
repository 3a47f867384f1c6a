import { type RefObject, useEffect } from 'react';
import { createFormWalk } from './form-walk.ts';
import { questionElement } from './question-elements.ts';
import { useReporting } from './reporting-context.ts';

/** Marks the question that the other half points at. */
const POINTED = 'data-pointed';

/** Follows the report half: the question of the sentence it points at is marked, the one it leads to gets the focus. */
export function useRevealedQuestion(ref: RefObject<HTMLElement | null>): void {
  const page = useReporting();
  useEffect(() => {
    const { focus } = page;
    const walk = createFormWalk(page, () => ref.current);
    const point = (id: string | null) => {
      const form = ref.current;
      form?.querySelector(`[${POINTED}]`)?.removeAttribute(POINTED);
      if (form && id !== null) questionElement(form, id)?.setAttribute(POINTED, '');
    };
    const reveal = (revealed: ReturnType<typeof focus.$revealed.get>) => {
      // While stores notify of one change they delay the next: the shown page must follow at once.
      if (revealed?.half === 'form') queueMicrotask(() => walk.show(revealed.question));
    };
    const ends = [focus.$pointed.listen(point), focus.$revealed.listen(reveal)];
    return () => {
      for (const end of ends) end();
    };
  }, [page, ref]);
}
