import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { dragStep, wheelSteps } from '#lib/domain/stack.ts';

interface StackInput {
  /** The element that shows the slices. */
  panel: RefObject<HTMLElement | null>;
  count: number;
  /** Moves by so many slices. */
  onMove(by: number): void;
  /** Goes to a slice. */
  onGo(index: number): void;
}

/** Elements that use the arrow keys themselves, or scroll with them. */
const OWN_KEYS = 'input, textarea, select, dialog, [popover], [contenteditable], .case-texts';
const PAGE = 10;

const KEYS = new Map<string, (input: Omit<StackInput, 'panel'>) => void>([
  ['ArrowUp', ({ onMove }) => onMove(-1)],
  ['ArrowDown', ({ onMove }) => onMove(1)],
  ['PageUp', ({ onMove }) => onMove(-PAGE)],
  ['PageDown', ({ onMove }) => onMove(PAGE)],
  ['Home', ({ onGo }) => onGo(0)],
  ['End', ({ count, onGo }) => onGo(count - 1)],
]);

function useWheel({ panel, onMove }: StackInput): void {
  const carried = useRef(0);
  useEffect(() => {
    const element = panel.current;
    const turn = (event: WheelEvent) => {
      // Ctrl and wheel is the browser's own zoom.
      if (event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 100;
      const { steps, carried: rest } = wheelSteps(carried.current, event.deltaY * lines);
      carried.current = rest;
      if (steps !== 0) onMove(steps);
    };
    // React listens to wheels passively: the page would scroll as well.
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [panel, onMove]);
}

function useKeys({ count, onMove, onGo }: StackInput): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = KEYS.get(event.key);
      const target = event.target instanceof Element ? event.target : null;
      if (!action || event.ctrlKey || event.metaKey || event.altKey || target?.closest(OWN_KEYS)) return;
      event.preventDefault();
      action({ count, onMove, onGo });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [count, onMove, onGo]);
}

/** Wheel, keys, and vertical drag or swipe through a stack. Returns the panel's pointer handlers. */
export function useStackInput(input: StackInput) {
  useWheel(input);
  useKeys(input);
  const drag = useRef<{ pointer: number; from: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !event.isPrimary) return;
      if ((event.target as Element).closest('a, button')) return;
      drag.current = { pointer: event.pointerId, from: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = drag.current;
      if (held?.pointer !== event.pointerId) return;
      const step = dragStep(event.currentTarget.clientHeight, input.count);
      const steps = Math.trunc((event.clientY - held.from) / step);
      if (steps === 0) return;
      drag.current = { ...held, from: held.from + steps * step };
      input.onMove(steps);
    },
    onPointerUp() {
      drag.current = null;
    },
    onPointerCancel() {
      drag.current = null;
    },
  };
}
