import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addPress, type EarlyAction, elementsOf, keptKey } from './kept-deeds.ts';

const loadDoAgain = async () => (await import('./carry-over.ts')).doAgain;

/**
 * Carries the focus and what was pressed, typed and pasted from a part that did not answer yet to the same part once it
 * does, whose elements are the same at first.
 */
export function useCarriedOver(still: RefObject<HTMLElement | null>, live: RefObject<HTMLElement | null>) {
  const doAgain = useRef<Awaited<ReturnType<typeof loadDoAgain>>>(() => {});
  const deeds = useRef<EarlyAction[]>([]);
  const focused = useRef(-1);
  const count = useRef(0);
  const [, setCarried] = useState(false);
  const remember = (target: EventTarget, pointerType: string, isClicked: boolean) => {
    const place = still.current && target instanceof Element ? elementsOf(still.current).indexOf(target) : -1;
    if (place >= 0) addPress(deeds.current, { place, pointerType, isClicked });
  };
  /** Called in the same step as the part comes, so that no key falls between; what is done again comes right after. */
  const carry = () => {
    const elements = live.current ? elementsOf(live.current) : [];
    const done = deeds.current;
    deeds.current = [];
    // The elements have changed meanwhile.
    if (elements.length !== count.current) return;
    const element = elements[focused.current];
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    queueMicrotask(() => {
      // An update only to make React run the part's pending effects first: from then on the part listens to its stores.
      flushSync(() => setCarried(true));
      doAgain.current(done, elements);
    });
  };
  return {
    carry,
    /** Fetches what does it again, with the code of the part. */
    prepare: async () => {
      doAgain.current = await loadDoAgain();
    },
    /** Called before the still part goes. */
    look: () => {
      if (!still.current) return;
      const elements = elementsOf(still.current);
      count.current = elements.length;
      focused.current = document.activeElement ? elements.indexOf(document.activeElement) : -1;
    },
    /** The listeners of the part while it is not interactive. */
    listeners: {
      onPointerDown: ({ target, pointerType }: { target: EventTarget; pointerType: string }) =>
        remember(target, pointerType, false),
      onClick: ({ target }: { target: EventTarget }) => remember(target, '', true),
      onKeyDown: (event: KeyboardEvent) => {
        const kept = keptKey(event.nativeEvent, deeds.current);
        if (!kept) return;
        event.preventDefault();
        deeds.current.push(kept);
      },
      onPaste: ({ clipboardData }: ClipboardEvent) => {
        const [text, html] = [clipboardData.getData('text/plain'), clipboardData.getData('text/html')];
        deeds.current.push({ kind: 'paste', text, html });
      },
    },
  };
}
