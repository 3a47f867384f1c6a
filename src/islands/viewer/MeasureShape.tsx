import type { Measure, Point } from '#lib/imaging/measure.ts';
import { type Calibration, calibrationLine } from '#lib/imaging/spacing-texts.ts';
import { type LabelBox, LINE_HEIGHT } from '#lib/viewer/measures/labels.ts';
import type { Selection } from '#lib/viewer/measures/selection.ts';
import { MEASURE_TOOLS } from '#lib/viewer/measures/tools.ts';

interface MeasureShapeProps {
  measure: Measure & { id?: string };
  /** In panel coordinates. */
  points: readonly Point[];
  handles: readonly Point[];
  words: string[];
  /** The source of its millimetres. */
  calibration: Calibration | null;
  /** A pointer may take hold of it. */
  changeable: boolean;
  selection: Selection | null;
  /** Null where there is no place for the words, or nothing to say. */
  box: LabelBox | null;
}

/** From the top of a line of words to its baseline. */
const BASELINE = 14;

/** A measure drawn on its panel. `data-measure` names the measure that its label belongs to, for `pointer-input.ts`. */
export function MeasureShape({
  measure,
  points,
  handles,
  words,
  calibration,
  changeable,
  selection,
  box,
}: MeasureShapeProps) {
  const { kind, id } = measure;
  const path = MEASURE_TOOLS[kind].path(points);
  const classes = ['measure', kind, selection && 'selected', changeable && 'changeable'];
  return (
    <g className={classes.filter(Boolean).join(' ')}>
      {calibration && <title>{calibrationLine(calibration)}</title>}
      {changeable && <path className="grip" d={path} />}
      <path d={path} />
      {(changeable || selection) &&
        handles.map(({ x, y }, at) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: handles keep their order
            key={at}
            className={selection?.handle === at ? 'handle selected' : 'handle'}
            cx={x}
            cy={y}
            r="5"
          />
        ))}
      {box && changeable && (
        <rect
          className="grip"
          data-measure={id}
          x={box.words}
          y={box.y}
          width={box.wordsWidth}
          height={box.height}
        />
      )}
      {box &&
        words.map((line, row) => (
          <text key={line} x={box.words} y={box.y + BASELINE + row * LINE_HEIGHT}>
            {line}
          </text>
        ))}
    </g>
  );
}
