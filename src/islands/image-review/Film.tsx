import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Mask } from '#lib/domain/masking.ts';
import { imageReviewMessages as m } from '#lib/messages/image-review.ts';
import { type ImageGroup, type ImageSize, isSeenOneByOne } from './group.ts';
import { MaskZones } from './MaskZones.tsx';
import { SMALLEST } from './move-mask.ts';
import { useBroughtInSight, usePainted, useShown } from './use-film.ts';
import { goesThrough, useSwipeThrough } from './use-swipe-through.ts';
import { useWheelThrough } from './use-wheel-through.ts';
import './swipe.css';

export interface FilmProps {
  group: ImageGroup;
  index: number;
  masks: readonly Mask[];
  /** Of those, the ones that may be moved, and how. */
  zones?: readonly Mask[];
  onZones?(zones: Mask[]): void;
  /** Where something seems to be written. */
  proposed?: readonly Mask[];
  /** A rectangle was drawn; without it none can be. */
  onMask: ((mask: Mask) => void) | undefined;
  /** Goes to another image, by the wheel and by keys. */
  onIndex(index: number): void;
  /** The image is on the screen, most of it in sight. */
  onShown(): void;
  /** The image cannot be shown. */
  onFailed?(): void;
  /** What is said, and may be done, where it cannot. */
  failure?: ReactNode;
  /** It is brought in sight once it is painted, each time that this is another object. */
  sought?: object | undefined;
}

interface Point {
  x: number;
  y: number;
}

function between(a: Point, b: Point): Mask {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

/** Black rectangles cannot be seen on black: their outlines can. */
function MaskOutlines({
  masks,
  proposed,
  size,
}: {
  masks: readonly Mask[];
  proposed: readonly Mask[];
  size: ImageSize;
}) {
  return (
    <svg viewBox={`0 0 ${size.columns} ${size.rows}`} preserveAspectRatio="none" aria-hidden="true">
      {masks.map(({ x, y, width, height }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rectangles have no name but their place in the list
        <rect key={at} x={x} y={y} width={width} height={height} />
      ))}
      {proposed.map(({ x, y, width, height }) => (
        <rect key={`${x} ${y}`} className="proposed" x={x} y={y} width={width} height={height} />
      ))}
    </svg>
  );
}

const UNPAINTED: ImageSize = { rows: 1, columns: 1 };

/** One image of a group. With a pointer one draws rectangles on it. */
export function Film(props: FilmProps) {
  const { group, index, masks, zones = [], onZones, proposed = [], onMask, onIndex, sought } = props;
  const film = useRef<HTMLDivElement>(null);
  const { canvas, painted, hasFailed } = usePainted(props, film);
  useShown(props, film, painted);
  const told = useRef(props.onFailed);
  told.current = props.onFailed;
  useEffect(() => {
    if (hasFailed) told.current?.();
  }, [hasFailed]);
  const isPainted = painted?.group === group && painted.index === index;
  useBroughtInSight(sought, film, isPainted || hasFailed);
  useWheelThrough(film, { index, count: group.count, onIndex });
  useSwipeThrough(film, { index, count: group.count, isOneByOne: isSeenOneByOne(group), onIndex });
  const size = painted?.size ?? UNPAINTED;
  const start = useRef<Point>(undefined);
  const [drawn, setDrawn] = useState<Mask>();
  const pointOf = (event: PointerEvent<HTMLCanvasElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: Math.round(((event.clientX - box.left) * size.columns) / box.width),
      y: Math.round(((event.clientY - box.top) * size.rows) / box.height),
    };
  };
  const stop = () => {
    start.current = undefined;
    setDrawn(undefined);
  };
  return (
    <div
      ref={film}
      className={['mask-film', !onMask && 'is-only-shown', group.count > 1 && 'is-stack']
        .filter(Boolean)
        .join(' ')}
    >
      <canvas
        ref={canvas}
        aria-label={m.film(group.nameOf?.(index) ?? '', index + 1, group.count)}
        role="img"
        onPointerDown={(event) => {
          if (!onMask || goesThrough(event, group.count)) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          start.current = pointOf(event);
        }}
        onPointerMove={(event) => {
          if (start.current) setDrawn(between(start.current, pointOf(event)));
        }}
        onPointerUp={(event) => {
          const last = start.current && between(start.current, pointOf(event));
          stop();
          if (last && last.width >= SMALLEST && last.height >= SMALLEST) onMask?.(last);
        }}
        onPointerCancel={stop}
      />
      <MaskOutlines masks={drawn ? [...masks, drawn] : masks} proposed={proposed} size={size} />
      {onZones && painted && <MaskZones masks={zones} size={size} onMasks={onZones} />}
      {hasFailed && <div className="film-failure">{props.failure ?? <p role="alert">{m.cannotShow}</p>}</div>}
    </div>
  );
}
