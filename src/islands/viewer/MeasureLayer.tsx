import { angle, distance, ellipseArea, type Measure, type Point } from '#lib/domain/measure.ts';
import { viewerMessages as m } from '#lib/messages/viewer.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { matrixOf, readMeasure } from '#lib/viewer/panel-actions.ts';
import { apply } from '#lib/viewer/view.ts';

interface MeasureLayerProps {
  engine: Engine;
  panel: number;
  measures: readonly Measure[];
  aim: Point | null;
}

/** Width of a letter (pixels), roughly. */
const LETTER = 9;

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

/** Measures over a slice, with what they say. */
export function MeasureLayer({ engine, panel, measures, aim }: MeasureLayerProps) {
  const matrix = matrixOf(engine, panel);
  if (!matrix || (measures.length === 0 && !aim)) return null;
  const toPanel = (point: Point) => apply(matrix, point);
  return (
    <svg className="measures" role="img" aria-label={m.measures}>
      {measures.map((measure, i) => {
        const points = measure.points.map(toPanel);
        const end = points.at(-1) ?? { x: 0, y: 0 };
        const words = wordsOf(engine, panel, measure);
        // Words that would leave the panel stand on the other side, if there is more room.
        const width = engine.sizeOf(panel)?.width ?? 0;
        const long = Math.max(0, ...words.map(({ length }) => length)) * LETTER;
        const late = end.x + long > width && end.x > width / 2;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: measures are only added and taken back at the end
          <g key={i} className={`measure ${measure.kind}`}>
            <Shape kind={measure.kind} points={points} />
            {words.map((line, row) => (
              <text
                key={line}
                x={late ? Math.max(end.x - 10, long) : end.x + 10}
                y={end.y - 6 + row * 18}
                textAnchor={late ? 'end' : 'start'}
              >
                {line}
              </text>
            ))}
          </g>
        );
      })}
      {aim && <path className="aim" d={`M${aim.x - 14} ${aim.y}h28M${aim.x} ${aim.y - 14}v28`} />}
    </svg>
  );
}
