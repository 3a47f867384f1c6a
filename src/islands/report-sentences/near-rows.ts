import { type RefObject, useEffect, useState } from 'react';

/**
 * Distance from the visible area within which rows already have fields, so that Tab and the wheel always find
 * fields.
 */
const MARGIN = '800px 0px';

const told = new WeakMap<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all rows: two thousand observers would take longer than rendering the rows. */
function observed(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) told.get(target)?.(isIntersecting);
    },
    { rootMargin: MARGIN },
  );
  return observer;
}

/** Whether an element is in or near the visible area; always false in the server's HTML. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const row = element.current;
    if (!row) return;
    told.set(row, setIsNear);
    observed().observe(row);
    return () => observed().unobserve(row);
  }, [element]);
  return isNear;
}
