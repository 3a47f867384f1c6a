import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Mask } from '#lib/dicom/fit-frame.ts';
import { lookOf } from '#lib/domain/dicom/frame-look.ts';
import { decodeFrame } from '#lib/domain/frame-format.ts';
import { dicomReviewMessages as m } from '#lib/messages/dicom-review.ts';
import { IconButton } from '../form/IconButton.tsx';
import type { DicomReading, NamedSeries } from './inspect-dicom.ts';
import { paint } from './paint-frame.ts';
import { frameKey, masksOf, type SeriesMasks } from './send-dicom.ts';

interface MaskEditorProps {
  reading: DicomReading;
  series: NamedSeries;
  masks: SeriesMasks;
  onMasks(masks: SeriesMasks): void;
}

interface Point {
  x: number;
  y: number;
}

const SIDES = ['x', 'y', 'width', 'height'] as const;

function between(a: Point, b: Point): Mask {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

/** Black rectangles cannot be seen on black: their outlines can. */
function MaskOutlines({ masks, size }: { masks: Mask[]; size: { rows: number; columns: number } }) {
  return (
    <svg viewBox={`0 0 ${size.columns} ${size.rows}`} preserveAspectRatio="none" aria-hidden="true">
      {masks.map(({ x, y, width, height }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rectangles have no name but their place in the list
        <rect key={at} {...{ x, y, width, height }} />
      ))}
    </svg>
  );
}

/** Rectangles to black out, drawn with the pointer or typed, on one image or on the whole series. */
export function MaskEditor({ reading, series, masks, onMasks }: MaskEditorProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const film = useRef<HTMLDivElement>(null);
  const start = useRef<Point>(undefined);
  const [index, setIndex] = useState(series.frames.length >> 1);
  const [isWhole, setWhole] = useState(true);
  const [drawn, setDrawn] = useState<Mask>();
  const [size, setSize] = useState({ rows: 1, columns: 1 });
  const frame = series.frames[index]!;
  const key = frameKey(frame);
  useEffect(() => {
    let isCurrent = true;
    const blob = reading.files[frame.file]?.blob;
    if (!blob) return;
    void reading.importer.encode(blob, frame.index, masksOf(masks, frame)).then(
      ({ bytes, attributes }) => {
        const planes = decodeFrame(bytes);
        if (!isCurrent || !canvas.current) return;
        paint(canvas.current, planes, lookOf(attributes));
        // As large as the dialog and the window allow: small writing must be seen.
        film.current?.style.setProperty('--ratio', String(planes.columns / planes.rows));
        setSize(planes);
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [reading, frame, masks]);
  const own = isWhole ? masks.all : (masks.single[key] ?? []);
  const set = (next: Mask[]) =>
    onMasks(isWhole ? { ...masks, all: next } : { ...masks, single: { ...masks.single, [key]: next } });
  const pointOf = (event: PointerEvent<HTMLCanvasElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = event.currentTarget.width / box.width;
    return {
      x: Math.round((event.clientX - box.left) * scale),
      y: Math.round((event.clientY - box.top) * scale),
    };
  };
  return (
    <div className="mask-editor">
      <p className="hint">{m.maskHint}</p>
      <div ref={film} className="mask-film">
        <canvas
          ref={canvas}
          aria-label={m.maskCanvas}
          role="img"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            start.current = pointOf(event);
          }}
          onPointerMove={(event) => {
            if (start.current) setDrawn(between(start.current, pointOf(event)));
          }}
          onPointerUp={(event) => {
            const last = start.current && between(start.current, pointOf(event));
            start.current = undefined;
            setDrawn(undefined);
            if (last && last.width > 2 && last.height > 2) set([...own, last]);
          }}
          onPointerCancel={() => {
            start.current = undefined;
            setDrawn(undefined);
          }}
        />
        <MaskOutlines masks={drawn ? [...masksOf(masks, frame), drawn] : masksOf(masks, frame)} size={size} />
      </div>
      {series.frames.length > 1 && (
        <label className="field">
          <span>{m.maskImage(index + 1, series.frames.length)}</span>
          <input
            type="range"
            min={0}
            max={series.frames.length - 1}
            value={index}
            onChange={(event) => setIndex(Number(event.target.value))}
          />
        </label>
      )}
      <label className="attestation">
        <input type="checkbox" checked={isWhole} onChange={(event) => setWhole(event.target.checked)} />
        <span>{m.maskWhole}</span>
      </label>
      {own.map((mask, at) => (
        // Rectangles have no name but their place in the list.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <fieldset key={at} className="mask-fields">
          <legend className="visually-hidden">{m.maskNumber(at + 1)}</legend>
          {SIDES.map((side) => (
            <label key={side}>
              {m.maskSides[side]}
              <input
                className="input"
                type="number"
                min={0}
                value={mask[side]}
                onChange={(event) =>
                  set(
                    own.map((each, other) =>
                      other === at
                        ? { ...each, [side]: Math.max(0, Math.round(Number(event.target.value))) }
                        : each,
                    ),
                  )
                }
              />
            </label>
          ))}
          <IconButton
            icon="i-lucide-x"
            label={m.removeMask(at + 1)}
            onPress={() => set(own.toSpliced(at, 1))}
          />
        </fieldset>
      ))}
      <button
        type="button"
        className="button small"
        onClick={(event) => {
          const { parentElement } = event.currentTarget;
          set([...own, { x: 0, y: 0, width: 100, height: 20 }]);
          requestAnimationFrame(() =>
            parentElement?.querySelector<HTMLElement>('.mask-fields:last-of-type input')?.focus(),
          );
        }}
      >
        {m.addMask}
      </button>
    </div>
  );
}
