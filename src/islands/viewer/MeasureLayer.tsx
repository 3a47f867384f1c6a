import type { AnchoredMeasure, Measure, Point } from '#lib/imaging/measure.ts';
import type { Calibration } from '#lib/imaging/spacing-texts.ts';
import { calibrationOf } from '#lib/viewer/measures/calibration.ts';
import { eraseMeasure } from '#lib/viewer/measures/changes.ts';
import type { MeasureHost, MeasureState } from '#lib/viewer/measures/host.ts';
import { isMeasureKind, MEASURES } from '#lib/viewer/measures/kinds.ts';
import { type LabelBox, placeLabels } from '#lib/viewer/measures/labels.ts';
import type { Selection } from '#lib/viewer/measures/selection.ts';
import { type MeasuredImage, saidOf } from '#lib/viewer/measures/tool.ts';
import { MEASURE_TOOLS } from '#lib/viewer/measures/tools.ts';
import { measureMessages as m } from '#lib/viewer/measures-texts.ts';
import { apply } from '#lib/viewer/view.ts';
import { MeasureShape } from './MeasureShape.tsx';
import { textWidth } from './text-width.ts';
import './measures.css';

interface MeasureLayerProps {
  host: MeasureHost;
  panel: number;
  state: MeasureState;
  /** The measurements on the image that the panel shows. */
  measures: readonly AnchoredMeasure[];
  /** The image from which the values are computed. */
  image: MeasuredImage;
  /** Focuses the element that handles keys, after a measurement was erased. */
  back(): void;
}

/** Set by script, because the Content-Security-Policy allows no style attribute. */
function place(element: HTMLElement | null, { button, y }: LabelBox): void {
  if (element) Object.assign(element.style, { left: `${button}px`, top: `${y}px` });
}

/** Width of the button that erases a measure. */
const eraseWidth = () => (matchMedia('(pointer: coarse)').matches ? 44 : 26);

/** A measure as drawn on the panel. */
interface Shown {
  measure: Measure & Partial<AnchoredMeasure>;
  points: Point[];
  handles: readonly Point[];
  words: string[];
  /** The calibration that converts pixels into millimetres. */
  calibration: Calibration | null;
  /** Whether a pointer may move the measurement, which needs a measuring tool. */
  changeable: boolean;
  selection: Selection | null;
}

function shownMeasures({ host, panel, state, measures, image }: MeasureLayerProps): Shown[] {
  const matrix = host.matrixOf(panel);
  const { drawing, selection } = state;
  const draft = drawing?.panel === panel ? drawing.draft : null;
  return [...measures, ...(draft ? [draft] : [])].map((measure: Shown['measure']) => {
    const tool = MEASURE_TOOLS[measure.kind];
    // An author's ellipse only points at something: its values are left for the reader to measure.
    const says =
      measure.isLocked && MEASURES[measure.kind].readsValues ? [] : saidOf(tool, measure.points, image);
    const points = matrix ? measure.points.map((point) => apply(matrix, point)) : [];
    const selected = measure.id !== undefined && measure.id === selection?.id;
    return {
      measure,
      points,
      handles: tool.handles(points),
      words: measure.text ? [measure.text] : says,
      calibration: says.length > 0 ? calibrationOf(measure.kind, measure.points, image) : null,
      changeable: measure.id !== undefined && !measure.isLocked && isMeasureKind(state.tool),
      selection: selected ? selection : null,
    };
  });
}

/**
 * Measurements over an image, with their values; with a measuring tool, or when selected, also with handles and a
 * button to erase them.
 */
export function MeasureLayer(props: MeasureLayerProps) {
  const { host, panel, state, measures, back } = props;
  const size = host.sizeOf(panel);
  const drawing = state.drawing?.panel === panel ? state.drawing : null;
  if (!size || (measures.length === 0 && !drawing)) return null;
  const all = shownMeasures(props);
  const labels = all.map(({ handles, words, changeable, selection }) => ({
    points: handles,
    lines: words.length,
    width: Math.max(0, ...words.map(textWidth)),
    button: changeable || selection ? eraseWidth() : 0,
  }));
  const boxes = placeLabels(labels, size);
  const aim = drawing?.aim;
  return (
    <>
      <svg className="measures" role="img" aria-label={m.measures}>
        {all.map((shown, i) => (
          <MeasureShape key={shown.measure.id ?? 'draft'} {...shown} box={boxes[i] ?? null} />
        ))}
        {aim && <path className="aim" d={`M${aim.x - 14} ${aim.y}h28M${aim.x} ${aim.y - 14}v28`} />}
      </svg>
      {all.map(({ measure: { id }, words }, i) => {
        const box = boxes[i];
        if (!box || labels[i]?.button === 0 || id === undefined) return null;
        return (
          <button
            key={id}
            type="button"
            className="erase"
            ref={(element) => place(element, box)}
            aria-label={m.erase(words.join(', '))}
            onClick={() => {
              host.update((before) => eraseMeasure(before, id));
              back();
            }}
          >
            <i className="i-lucide-x" aria-hidden="true" />
          </button>
        );
      })}
    </>
  );
}
