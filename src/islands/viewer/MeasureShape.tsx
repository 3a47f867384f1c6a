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
  /** The calibration that converts pixels into millimetres. */
  calibration: Calibration | null;
  /** Whether a pointer may move the measurement. */
  changeable: boolean;
  selection: Selection | null;
  /** Null if there is no space for a label, or nothing to show in it. */
  box: LabelBox | null;
}

/** Distance from the top of a label's line to its baseline. */
const BASELINE = 14;

/** A measurement drawn on its panel. `data-measure` identifies the measurement of a label, for `pointer-input.ts`. */
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
