import { type ReactNode, useEffect, useRef } from 'react';
import type { Mask } from '#lib/images/masking.ts';
import { imageReviewMessages as m } from '#lib/images/review-texts.ts';
import { FilmTools } from './FilmTools.tsx';
import { type ImageGroup, type ImageSize, isSeenOneByOne } from './group.ts';
import { MaskZones } from './MaskZones.tsx';
import { useDrawnMask } from './use-drawn-mask.ts';
import { useBroughtInSight, usePainted, useShown } from './use-film.ts';
import { useFilmZoom } from './use-film-zoom.ts';
import { goesThrough, useSwipeThrough } from './use-swipe-through.ts';
import { useWheelThrough } from './use-wheel-through.ts';
import './swipe.css';
import './film-zoom.css';

export interface FilmProps {
  group: ImageGroup;
  index: number;
  masks: readonly Mask[];
  /** The zones that may be moved; called with all zones after a move. */
  zones?: readonly Mask[];
  onZones?(zones: Mask[]): void;
  /** Areas that seem to contain text. */
  proposed?: readonly Mask[];
  /** Called with each rectangle drawn; without it, drawing is disabled. */
  onMask: ((mask: Mask) => void) | undefined;
  /** Called when the wheel or a key goes to another image. */
  onIndex(index: number): void;
  /** Called when most of the image is in sight. */
  onShown(): void;
  /** Called when the image cannot be shown. */
  onFailed?(): void;
  /** Shown in place of an image that cannot be shown, with possible actions. */
  failure?: ReactNode;
  /** Each new object scrolls the image into view, once it is painted. */
  sought?: object | undefined;
}

/** Outlines of the masks: black rectangles cannot be seen on black. */
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

/** Message for an image that is slow to load. */
const FilmBusy = ({ isBusy }: { isBusy: boolean }) => (
  <p className="film-busy" role="status">
    {isBusy && (
      <span>
        <span className="spinner" aria-hidden="true" /> {m.preparing}
      </span>
    )}
  </p>
);

/** Calls back once when an image cannot be shown. */
function useToldOf(hasFailed: boolean, onFailed: (() => void) | undefined): void {
  const told = useRef(onFailed);
  told.current = onFailed;
  useEffect(() => {
    if (hasFailed) told.current?.();
  }, [hasFailed]);
}

/** One image of a group, with zoom. Rectangles are drawn on it with a pointer. */
export function Film(props: FilmProps) {
  const { group, index, masks, zones = [], onZones, proposed = [], onMask, onIndex, sought } = props;
  const film = useRef<HTMLDivElement>(null);
  const { canvas, painted, isBusy, hasFailed } = usePainted(props, film);
  useShown(props, film, painted);
  useToldOf(hasFailed, props.onFailed);
  const isPainted = painted?.group === group && painted.index === index;
  useBroughtInSight(sought, film, isPainted || hasFailed);
  const size = painted?.size ?? UNPAINTED;
  const drawing = useDrawnMask(size, onMask);
  const scroller = useRef<HTMLFieldSetElement>(null);
  const zooming = useFilmZoom(scroller, `${group.id} ${index}`, drawing.giveUp);
  // While the image is enlarged, the gestures that otherwise go to another image move it.
  const through = zooming.zoom > 1 ? { index: 0, count: 1, onIndex } : { index, count: group.count, onIndex };
  useWheelThrough(film, through);
  useSwipeThrough(film, { ...through, isOneByOne: isSeenOneByOne(group) });
  const kind = ['mask-film', !onMask && 'is-only-shown', group.count > 1 && 'is-stack'];
  return (
    <>
      <div ref={film} className={kind.filter(Boolean).join(' ')} aria-busy={isBusy}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an enlarged image scrolls, and handles keys here */}
        <fieldset ref={scroller} className="film-scroller" aria-label={m.zoomKeys} tabIndex={0}>
          <div className="film-sheet">
            <canvas
              ref={canvas}
              aria-label={m.film(group.nameOf?.(index) ?? '', index + 1, group.count)}
              role="img"
              onPointerDown={(event) => {
                if (onMask && !goesThrough(event, group.count)) drawing.start(event);
              }}
              onPointerMove={drawing.go}
              onPointerUp={drawing.end}
              onPointerCancel={drawing.giveUp}
            />
            <MaskOutlines
              masks={drawing.drawn ? [...masks, drawing.drawn] : masks}
              proposed={proposed}
              size={size}
            />
            {onZones && painted && <MaskZones masks={zones} size={size} onMasks={onZones} />}
          </div>
        </fieldset>
        <FilmBusy isBusy={isBusy} />
        {hasFailed && (
          <div className="film-failure">{props.failure ?? <p role="alert">{m.cannotShow}</p>}</div>
        )}
      </div>
      <FilmTools {...zooming} />
    </>
  );
}
