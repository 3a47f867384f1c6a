import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type Deed, doAgain, elementsOf, keptKey } from './carry-over.ts';

/**
 * Carries the focus and what was pressed, typed and pasted from a part that did not answer yet to the same part once it
 * does, whose elements are the same at first.
 */
export function useCarriedOver(
  still: RefObject<HTMLElement | null>,
  live: RefObject<HTMLElement | null>,
  isLive: boolean,
) {
  const deeds = useRef<Deed[]>([]);
  const focused = useRef(-1);
  const count = useRef(0);
  const [, setCarried] = useState(false);
  const remember = (target: EventTarget, pointerType: string, isClicked: boolean) => {
    const place = still.current && target instanceof Element ? elementsOf(still.current).indexOf(target) : -1;
    if (place < 0) return;
    const last = deeds.current.at(-1);
    // A click ends the press that it comes from.
    if (isClicked && last?.kind === 'press' && last.place === place && !last.isClicked) deeds.current.pop();
    const own = last?.kind === 'press' ? last.pointerType : 'mouse';
    deeds.current.push({ kind: 'press', place, pointerType: pointerType || own, isClicked });
  };
  // In the same step as the part comes, so that no key falls between; what is done again comes right after.
  useLayoutEffect(() => {
    if (!isLive || !live.current) return;
    const elements = elementsOf(live.current);
    const done = deeds.current;
    deeds.current = [];
    // Something of it has changed meanwhile.
    if (elements.length !== count.current) return;
    const element = elements[focused.current];
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    queueMicrotask(() => {
      // Before something is drawn again effects run: from then on the part listens to its stores.
      flushSync(() => setCarried(true));
      doAgain(done, elements);
    });
  }, [isLive, live]);
  return {
    /** Called before the still part goes. */
    look: () => {
      if (!still.current) return;
      const elements = elementsOf(still.current);
      count.current = elements.length;
      focused.current = document.activeElement ? elements.indexOf(document.activeElement) : -1;
    },
    /** What the still part listens to. */
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
