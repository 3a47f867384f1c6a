import { useEffect, useRef, useState } from 'react';
import { hasFiles } from './use-file-drop.ts';

/** While a dialog is open, the page behind it accepts no files. */
const isAsked = () => document.querySelector('dialog[open]') !== null;

/**
 * Makes the whole page accept dropped files, except over drop targets inside it, which handle them themselves.
 * Without `onDrop` dropped files are ignored; otherwise the browser would open them in place of the page.
 * @returns whether files are held over the page
 */
export function usePageDrop(onDrop?: (items: DataTransferItem[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useRef(onDrop);
  useEffect(() => {
    take.current = onDrop;
  });
  useEffect(() => {
    /** A counter, since entering a child fires before leaving its parent. */
    let depth = 0;
    /** Whether the dragged file is an image of the page itself. */
    let isOwn = false;
    const setDepth = (next: number) => {
      depth = next;
      setOver(depth > 0 && take.current !== undefined && !isOwn && !isAsked());
    };
    const listeners = {
      dragstart: () => {
        isOwn = true;
      },
      dragend: () => {
        isOwn = false;
      },
      dragenter: (event: DragEvent) => hasFiles(event) && setDepth(depth + 1),
      dragleave: (event: DragEvent) => hasFiles(event) && setDepth(Math.max(0, depth - 1)),
      dragover: (event: DragEvent) => hasFiles(event) && event.preventDefault(),
      drop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        setDepth(0);
        const isTaken = event.defaultPrevented;
        event.preventDefault();
        if (!isTaken && !isOwn && !isAsked()) take.current?.([...(event.dataTransfer?.items ?? [])]);
      },
    };
    const all = Object.entries(listeners) as [keyof typeof listeners, (event: DragEvent) => void][];
    for (const [name, listener] of all) addEventListener(name, listener);
    return () => {
      for (const [name, listener] of all) removeEventListener(name, listener);
    };
  }, []);
  return isOver;
}
