import { angle, distance, ellipseArea, type Measure, type Point } from '#lib/domain/measure.ts';
import { viewerMessages as m } from '#lib/messages/viewer.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { type LabelBox, LINE, placeLabels } from '#lib/viewer/measure-layout.ts';
import { matrixOf, readMeasure } from '#lib/viewer/panel-actions.ts';
import { eraseMeasure } from '#lib/viewer/state.ts';
import { apply } from '#lib/viewer/view.ts';
import { backToPanel } from './ToolButton.tsx';

interface MeasureLayerProps {
  engine: Engine;
  panel: number;
  /** The slice (`sliceKey`) and its measures. */
  slice: string;
  measures: readonly Measure[];
  /** The one being drawn. */
  draft: Measure | null;
  /** A measuring tool is in hand. */
  changeable: boolean;
  aim: Point | null;
}

/** What a measure says, in lines. */
function wordsOf(engine: Engine, panel: number, measure: Measure): string[] {
  const stack = engine.stackOf(panel);
  const spacing = stack?.shape.spacing ?? null;
  const [a, b, c] = measure.points;
  if (!a) return [];
  if (measure.kind === 'length') return b ? [m.length(distance(a, b, spacing), spacing !== null)] : [];
  if (measure.kind === 'angle') return b && c ? [m.angle(angle(a, b, c, spacing))] : [];
  const read = readMeasure(engine, panel, measure);
  const unit = stack?.unit ?? null;
  const area = measure.kind === 'ellipse' && b ? [m.area(ellipseArea(a, b, spacing), spacing !== null)] : [];
  if (read === undefined) return [stack?.hasFrames ? m.valuesComing : m.noValues, ...area];
  if (read === null) return [m.noValues, ...area];
  if (typeof read === 'number') return [m.value(read, unit)];
  return [m.region(read.mean, read.deviation, unit), ...area];
}

function Shape({ kind, points }: { kind: Measure['kind']; points: Point[] }) {
  const [a, b] = points;
  if (!a) return null;
  if (kind === 'probe') return <path d={`M${a.x - 9} ${a.y}h18M${a.x} ${a.y - 9}v18`} />;
  if (kind !== 'ellipse' || !b) return <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />;
  return (
    <ellipse
      cx={(a.x + b.x) / 2}
      cy={(a.y + b.y) / 2}
      rx={Math.abs(b.x - a.x) / 2}
      ry={Math.abs(b.y - a.y) / 2}
    />
  );
}

let pen: CanvasRenderingContext2D | null | undefined;

/** Width of words as `panel.css` writes them (CSS pixels), with their dark rim. */
function widthOf(words: string): number {
  if (pen === undefined) {
    pen = document.createElement('canvas').getContext('2d');
    const { fontFamily, fontSize } = getComputedStyle(document.documentElement);
    if (pen) pen.font = `${Number.parseFloat(fontSize) * 0.95}px ${fontFamily}`;
  }
  return (pen?.measureText(words).width ?? words.length * 10) + 6;
}

/** Pages allow no style in their markup: the element is told itself. */
function place(element: HTMLElement | null, { button, y }: LabelBox): void {
  if (element) Object.assign(element.style, { left: `${button}px`, top: `${y}px` });
}

/** Room of the button that erases a measure. */
const eraseRoom = () => (matchMedia('(pointer: coarse)').matches ? 44 : 26);

/** Measures over a slice, with what they say; with a measuring tool in hand, their points and what erases them. */
export function MeasureLayer({ engine, panel, slice, measures, draft, changeable, aim }: MeasureLayerProps) {
  const matrix = matrixOf(engine, panel);
  const size = engine.sizeOf(panel);
  const all = draft ? [...measures, draft] : measures;
  if (!matrix || !size || (all.length === 0 && !aim)) return null;
  const words = all.map((measure) => wordsOf(engine, panel, measure));
  const labels = all.map((measure, i) => ({
    points: measure.points.map((point) => apply(matrix, point)),
    lines: words[i]!.length,
    width: Math.max(0, ...words[i]!.map(widthOf)),
    button: changeable && i < measures.length ? eraseRoom() : 0,
  }));
  const boxes = placeLabels(labels, size);
  const erase = (measure: number) => {
    engine.update((state) => eraseMeasure(state, slice, measure));
    backToPanel();
  };
  return (
    <>
      <svg className="measures" role="img" aria-label={m.measures}>
        {all.map(({ kind }, i) => {
          const { points, button } = labels[i]!;
          const box = boxes[i];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a measure has no name, and nothing of it is kept here
            <g key={i} className={`measure ${kind}`}>
              <Shape kind={kind} points={points} />
              {button > 0 &&
                points.map(({ x, y }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: points keep their order
                  <circle key={at} className="handle" cx={x} cy={y} r="5" />
                ))}
              {box &&
                words[i]!.map((line, row) => (
                  <text key={line} x={box.words} y={box.y + 14 + row * LINE}>
                    {line}
                  </text>
                ))}
            </g>
          );
        })}
        {aim && <path className="aim" d={`M${aim.x - 14} ${aim.y}h28M${aim.x} ${aim.y - 14}v28`} />}
      </svg>
      {boxes.map(
        (box, i) =>
          box &&
          labels[i]!.button > 0 && (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={i}
              type="button"
              className="erase"
              ref={(element) => place(element, box)}
              aria-label={m.erase(words[i]!.join(', '))}
              onClick={() => erase(i)}
            >
              <i className="i-lucide-x" aria-hidden="true" />
            </button>
          ),
      )}
    </>
  );
}
