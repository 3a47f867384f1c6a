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
  /** The measures of the image shown by the panel. */
  measures: readonly AnchoredMeasure[];
  /** The image from which their values are read. */
  image: MeasuredImage;
  /** Moves the focus to where the keys act after a measure was erased. */
  back(): void;
}

/** The Content-Security-Policy allows no style attribute: the place is set on the element. */
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
  /** The source of its millimetres. */
  calibration: Calibration | null;
  /** A pointer may take hold of it: a measuring tool is chosen. */
  changeable: boolean;
  selection: Selection | null;
}

function shownMeasures({ host, panel, state, measures, image }: MeasureLayerProps): Shown[] {
  const matrix = host.matrixOf(panel);
  const { drawing, selection } = state;
  const draft = drawing?.panel === panel ? drawing.draft : null;
  return [...measures, ...(draft ? [draft] : [])].map((measure: Shown['measure']) => {
    const tool = MEASURE_TOOLS[measure.kind];
    // An author's ellipse points at something; its values are the reader's to measure.
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
 * Measures over an image, with what they say; with a measuring tool chosen, or selected, their handles and what
 * erases them.
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
