import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Mask } from '#lib/images/masking.ts';
import { imageReviewMessages as m } from '#lib/images/review-texts.ts';
import type { ImageSize } from './group.ts';
import { type Grip, moveMask } from './move-mask.ts';
import './mask-zones.css';

interface MaskZonesProps {
  masks: readonly Mask[];
  size: ImageSize;
  onMasks(masks: Mask[]): void;
}

const CORNERS = ['nw', 'ne', 'sw', 'se'] as const;
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Distance that an arrow key moves, as a share of the image's size. */
const STEP = 0.01;

/** Positions a zone over its rectangle, whatever the film's size. The CSP allows no style attribute. */
function placeZone(zone: HTMLElement | null, mask: Mask, { rows, columns }: ImageSize): void {
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  zone?.style.setProperty('left', percent(mask.x, columns));
  zone?.style.setProperty('top', percent(mask.y, rows));
  zone?.style.setProperty('width', percent(mask.width, columns));
  zone?.style.setProperty('height', percent(mask.height, rows));
}

/** A rectangle being dragged: where the drag began, and which part of which rectangle moves. */
interface Move {
  at: number;
  grip: Grip;
  from: { x: number; y: number };
  mask: Mask;
}

/** Moves rectangles with the pointer; the change is committed when the pointer is released. */
function useMove({ masks, size, onMasks }: MaskZonesProps) {
  const move = useRef<Move>(undefined);
  const [moved, setMoved] = useState<{ at: number; mask: Mask }>();
  const start = (event: PointerEvent<HTMLElement>, at: number) => {
    const grip = (event.target as HTMLElement).dataset.corner as Grip | undefined;
    event.currentTarget.setPointerCapture(event.pointerId);
    move.current = {
      at,
      grip: grip ?? 'all',
      from: { x: event.clientX, y: event.clientY },
      mask: masks[at]!,
    };
  };
  const go = (event: PointerEvent<HTMLElement>) => {
    const film = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!move.current || !film) return;
    const { at, grip, from, mask } = move.current;
    const dx = ((event.clientX - from.x) * size.columns) / film.width;
    const dy = ((event.clientY - from.y) * size.rows) / film.height;
    setMoved({ at, mask: moveMask(mask, grip, dx, dy, size) });
  };
  const end = () => {
    if (moved) onMasks(masks.with(moved.at, moved.mask));
    move.current = undefined;
    setMoved(undefined);
  };
  return { shown: moved ? masks.with(moved.at, moved.mask) : masks, start, go, end };
}

/** Rectangles on a film, to be moved by their middle and resized by their corners, with a pointer or with keys. */
export function MaskZones(props: MaskZonesProps) {
  const { masks, size, onMasks } = props;
  const { shown, start, go, end } = useMove(props);
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const mask = masks[at]!;
    const step = STEPS[event.key];
    if (event.key === 'Delete' || event.key === 'Backspace') {
      onMasks(masks.toSpliced(at, 1));
      requestAnimationFrame(() => {
        const left = list.current?.querySelectorAll<HTMLElement>('button');
        const next = left?.[Math.min(at, left.length - 1)];
        (next ?? list.current?.closest<HTMLElement>('.mask-editor')?.querySelector('button'))?.focus();
      });
    } else if (step) {
      const pixels = event.ctrlKey || event.metaKey ? 1 : Math.max(1, Math.round(size.columns * STEP));
      const grip = event.shiftKey ? 'se' : 'all';
      onMasks(masks.with(at, moveMask(mask, grip, step[0] * pixels, step[1] * pixels, size)));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="mask-zones" ref={list}>
      {shown.map((mask, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: rectangles have no name but their place in the list
          key={at}
          type="button"
          className="mask-zone"
          aria-label={m.zone(at + 1, mask)}
          title={m.zoneKeys}
          ref={(zone) => placeZone(zone, mask, size)}
          onPointerDown={(event) => start(event, at)}
          onPointerMove={go}
          onPointerUp={end}
          onPointerCancel={end}
          onKeyDown={(event) => onKeyDown(event, at)}
        >
          {CORNERS.map((corner) => (
            <span key={corner} className={`mask-corner ${corner}`} data-corner={corner} />
          ))}
        </button>
      ))}
    </div>
  );
}
