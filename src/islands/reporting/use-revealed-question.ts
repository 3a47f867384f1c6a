import { type RefObject, useEffect } from 'react';
import { createFormWalk } from './form-walk.ts';
import { questionElement } from './question-elements.ts';
import { useReporting } from './reporting-context.ts';

/** Attribute of the question that the report half points at. */
const POINTED = 'data-pointed';

/** Follows the report half: marks the question of the sentence under the pointer, and focuses a requested question. */
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
      // Deferred: a change made while stores notify would be delayed, and the shown page must change at once.
      if (revealed?.half === 'form') queueMicrotask(() => walk.show(revealed.question));
    };
    const ends = [focus.$pointed.listen(point), focus.$revealed.listen(reveal)];
    return () => {
      for (const end of ends) end();
    };
  }, [page, ref]);
}
