import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { moved } from '#lib/platform/reorder.ts';
import { useDragOrder } from '../form/use-drag-order.ts';

interface OrderedListOptions<Entry> {
  /** MIME type of a dragged entry, so that nothing else is accepted. */
  type: string;
  entries: readonly Entry[];
  idOf(entry: Entry): string;
  /** Called with the new order. */
  onOrder(entries: Entry[]): void;
  /** Announces an entry's new position to screen readers. */
  sayMoved(entry: Entry, place: number, count: number): string;
}

/** A list that is reordered by dragging, Alt and arrow keys, or buttons. */
export function useOrderedList<Entry>({ type, entries, idOf, onOrder, sayMoved }: OrderedListOptions<Entry>) {
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const move = (from: number, to: number) => {
    const entry = entries[from];
    if (from === to || !entry || to < 0 || to >= entries.length) return;
    const focused = document.activeElement;
    onOrder(moved(entries, from, to));
    setAnnouncement(sayMoved(entry, to + 1, entries.length));
    // Moving an element drops its focus, and a disabled button cannot take it.
    requestAnimationFrame(() => {
      if (!(focused instanceof HTMLElement) || !list.current?.contains(focused)) return;
      const isOff = focused instanceof HTMLButtonElement && focused.disabled;
      (isOff ? focused.closest('li')?.querySelector('a') : focused)?.focus();
    });
  };
  const drag = useDragOrder(type, move);
  const row = (index: number) => {
    const entry = entries[index];
    return {
      'data-inserts': (index === drag.target && index !== drag.dragged.current) || undefined,
      onDragOver: (event: DragEvent) => drag.over(event, index),
      onDragEnd: drag.end,
      onDrop: (event: DragEvent) => drag.drop(event, index),
      onDragStart: (event: DragEvent) => {
        const isHandle = event.target instanceof Element && event.target.closest('.drag-handle');
        if (isHandle && entry) drag.start(event, index, idOf(entry));
      },
      onKeyDown: (event: KeyboardEvent) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (step === undefined || !event.altKey) return;
        event.preventDefault();
        move(index, index + step);
      },
    };
  };
  return { list, row, move, announcement, announce: setAnnouncement };
}
