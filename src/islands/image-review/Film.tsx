import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Mask } from '#lib/dicom/fit-frame.ts';
import { imageReviewMessages as m } from '#lib/messages/image-review.ts';
import type { ImageGroup, ImageSize } from './group.ts';

interface FilmProps {
  group: ImageGroup;
  index: number;
  masks: readonly Mask[];
  /** A rectangle was drawn; without it none can be. */
  onMask: ((mask: Mask) => void) | undefined;
  /** The image is on the screen. */
  onShown(): void;
}

interface Point {
  x: number;
  y: number;
}

/** What is smaller was a slip of the hand. */
const SMALLEST = 3;

function between(a: Point, b: Point): Mask {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

/** Black rectangles cannot be seen on black: their outlines can. */
function MaskOutlines({ masks, size }: { masks: readonly Mask[]; size: ImageSize }) {
  return (
    <svg viewBox={`0 0 ${size.columns} ${size.rows}`} preserveAspectRatio="none" aria-hidden="true">
      {masks.map(({ x, y, width, height }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rectangles have no name but their place in the list
        <rect key={at} {...{ x, y, width, height }} />
      ))}
    </svg>
  );
}

/** Shows an image of a group, as large as the dialog and the window allow: small writing must be seen. */
function usePainted({ group, index, masks, onShown }: FilmProps) {
  const film = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState<ImageSize>({ rows: 1, columns: 1 });
  const [hasFailed, setFailed] = useState(false);
  const told = useRef(onShown);
  told.current = onShown;
  // Masks of photographs are drawn over them; frames are masked as they are decoded.
  const burnt = group.kind === 'series' ? JSON.stringify(masks) : '[]';
  useEffect(() => {
    let isCurrent = true;
    const drawn = document.createElement('canvas');
    setFailed(false);
    group.paint(drawn, index, JSON.parse(burnt) as Mask[]).then(
      (painted) => {
        if (!isCurrent || !canvas.current) return;
        canvas.current.width = drawn.width;
        canvas.current.height = drawn.height;
        canvas.current.getContext('2d')?.drawImage(drawn, 0, 0);
        film.current?.style.setProperty('--ratio', String(painted.columns / painted.rows));
        setSize(painted);
        told.current();
      },
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [group, index, burnt]);
  return { film, canvas, size, hasFailed };
}

/** One image of a group. With a pointer one draws rectangles on it. */
export function Film(props: FilmProps) {
  const { group, index, masks, onMask } = props;
  const { film, canvas, size, hasFailed } = usePainted(props);
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
    <div ref={film} className={onMask ? 'mask-film' : 'mask-film is-only-shown'}>
      <canvas
        ref={canvas}
        aria-label={m.film(group.nameOf?.(index) ?? '', index + 1, group.count)}
        role="img"
        onPointerDown={(event) => {
          if (!onMask) return;
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
      <MaskOutlines masks={drawn ? [...masks, drawn] : masks} size={size} />
      {hasFailed && (
        <p className="film-failure" role="alert">
          {m.cannotShow}
        </p>
      )}
    </div>
  );
}
