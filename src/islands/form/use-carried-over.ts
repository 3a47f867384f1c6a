import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addPress, type EarlyAction, elementsOf, recordableKey } from './kept-deeds.ts';

const loadDoAgain = async () => (await import('./carry-over.ts')).replayActions;

/**
 * Carries the focus and everything pressed, typed or pasted from a part that is not interactive yet over to the same
 * part once it is, whose elements are the same at first.
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
  /** Called in the render where the part appears, so that no key is lost; recorded actions are replayed right after. */
  const carry = () => {
    const elements = live.current ? elementsOf(live.current) : [];
    const done = deeds.current;
    deeds.current = [];
    // The elements have changed meanwhile, so that their indexes do not match.
    if (elements.length !== count.current) return;
    const element = elements[focused.current];
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    queueMicrotask(() => {
      // This update only makes React run the part's pending effects first, so that the part is subscribed to stores.
      flushSync(() => setCarried(true));
      doAgain.current(done, elements);
    });
  };
  return {
    carry,
    /** Loads the function that replays the actions, together with the code of the part. */
    prepare: async () => {
      doAgain.current = await loadDoAgain();
    },
    /** Called before the non-interactive part is removed. */
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
        const kept = recordableKey(event.nativeEvent, deeds.current);
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
