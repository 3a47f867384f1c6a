import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { clamp } from '#lib/platform/numbers.ts';
import { type DropSide, dropPlace } from '#lib/questionnaires/edits/drop-place.ts';
import { findNode } from '#lib/questionnaires/edits/find-node.ts';
import type { QuestionnaireEditor } from '../editor.ts';
import type { Row } from './rows.ts';
import type { TreeActions } from './tree-actions.ts';
import type { TreeView } from './tree-view.ts';

/** Distance that the pointer must move before a drag starts (CSS pixels). */
const THRESHOLD = 5;
/** Distance from the edge at which the tree scrolls (CSS pixels). */
const EDGE = 36;

/** The row under a dragged node, and where on it the node would be dropped. */
export interface DropTarget {
  id: string;
  side: DropSide;
}

interface Tree {
  editor: QuestionnaireEditor;
  view: TreeView;
  actions: TreeActions;
}

interface Held {
  id: string;
  x: number;
  y: number;
  isDragging: boolean;
}

function sideAt(fraction: number): DropSide {
  if (fraction < 0.3) return 'before';
  return fraction > 0.7 ? 'after' : 'inside';
}

/** The drop target under the pointer; scrolls the tree near its edges. */
function targetAt(
  tree: HTMLElement,
  rows: readonly Row[],
  rowHeight: number,
  clientY: number,
): DropTarget | undefined {
  const { top, bottom } = tree.getBoundingClientRect();
  if (clientY < top + EDGE) tree.scrollTop -= EDGE / 3;
  if (clientY > bottom - EDGE) tree.scrollTop += EDGE / 3;
  const y = (clientY - top + tree.scrollTop) / rowHeight;
  const row = rows[clamp(Math.floor(y), 0, rows.length - 1)];
  return row && { id: row.node.id, side: sideAt(y - Math.floor(y)) };
}

function drop({ editor, view, actions }: Tree, id: string, { id: over, side }: DropTarget): void {
  const found = findNode(editor.body(), id);
  const place = found && dropPlace(editor.body(), found.kind, over, side);
  if (!editor.$selected.get().includes(id)) view.select(id);
  if (place) actions.moveTo(place);
}

/** Listens to the captured pointer, wherever it moves. */
function listen(handlers: { move(event: globalThis.PointerEvent): void; drop(): void; end(): void }) {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener('pointermove', handlers.move, { signal });
  addEventListener('pointerup', handlers.drop, { signal });
  addEventListener('pointercancel', handlers.end, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && handlers.end(), { signal });
  return () => stop.abort();
}

/** Moves nodes by dragging: with a mouse from anywhere on a row, with a finger or a pen by its grip. */
export function useDrag(
  scroller: RefObject<HTMLElement | null>,
  rowHeight: number,
  { editor, view, actions }: Tree,
) {
  const held = useRef<Held>(undefined);
  const shown = useRef<DropTarget>(undefined);
  const [target, setTarget] = useState<DropTarget>();
  useEffect(() => {
    const show = (next: DropTarget | undefined) => {
      shown.current = next;
      setTarget((before) => (before?.id === next?.id && before?.side === next?.side ? before : next));
    };
    const end = () => {
      held.current = undefined;
      show(undefined);
    };
    return listen({
      end,
      move({ clientX, clientY }) {
        const each = held.current;
        if (!each || !scroller.current) return;
        each.isDragging ||= Math.hypot(clientX - each.x, clientY - each.y) >= THRESHOLD;
        if (each.isDragging) show(targetAt(scroller.current, view.rows(), rowHeight, clientY));
      },
      drop() {
        const [each, over] = [held.current, shown.current];
        end();
        if (each?.isDragging && over) drop({ editor, view, actions }, each.id, over);
      },
    });
  }, [scroller, rowHeight, editor, view, actions]);

  return {
    target,
    /** Starts a possible drag of a row. */
    hold(event: PointerEvent<HTMLElement>, id: string): void {
      const isGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null;
      if (event.button !== 0 || (event.pointerType !== 'mouse' && !isGrip)) return;
      held.current = { id, x: event.clientX, y: event.clientY, isDragging: false };
    },
  };
}
