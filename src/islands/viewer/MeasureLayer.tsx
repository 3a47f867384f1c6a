import type { AnchoredMeasure, Measure, Point } from '#lib/domain/measure.ts';
import { measureMessages as m } from '#lib/messages/viewer-measures.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { eraseMeasure } from '#lib/viewer/measures/changes.ts';
import { isMeasureKind, MEASURES } from '#lib/viewer/measures/kinds.ts';
import { type LabelBox, placeLabels } from '#lib/viewer/measures/labels.ts';
import { measuredImage } from '#lib/viewer/measures/measured-image.ts';
import { saidOf } from '#lib/viewer/measures/tool.ts';
import { MEASURE_TOOLS } from '#lib/viewer/measures/tools.ts';
import { matrixOf } from '#lib/viewer/panel-actions.ts';
import type { Selection, ViewState } from '#lib/viewer/state.ts';
import { apply } from '#lib/viewer/view.ts';
import { MeasureShape } from './MeasureShape.tsx';
import { backToPanel } from './ToolButton.tsx';
import { textWidth } from './text-width.ts';
import './measures.css';

interface MeasureLayerProps {
  engine: Engine;
  panel: number;
  state: ViewState;
  /** Of the image that the panel is on. */
  measures: readonly AnchoredMeasure[];
}

/** The Content-Security-Policy allows no style attribute: the place is set on the element. */
function place(element: HTMLElement | null, { button, y }: LabelBox): void {
  if (element) Object.assign(element.style, { left: `${button}px`, top: `${y}px` });
}

/** Width of the button that erases a measure. */
const eraseWidth = () => (matchMedia('(pointer: coarse)').matches ? 44 : 26);

/** What is drawn of a measure, on the panel. */
interface Shown {
  measure: Measure & Partial<AnchoredMeasure>;
  points: Point[];
  handles: readonly Point[];
  words: string[];
  /** A pointer may take hold of it: a measuring tool is chosen. */
  changeable: boolean;
  selection: Selection | null;
}

function shownMeasures({ engine, panel, state, measures }: MeasureLayerProps): Shown[] {
  const matrix = matrixOf(engine, panel);
  const { drawing, selection } = state;
  const draft = drawing?.panel === panel ? drawing.draft : null;
  const image = measuredImage(engine, panel);
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
      changeable: measure.id !== undefined && !measure.isLocked && isMeasureKind(state.tool),
      selection: selected ? selection : null,
    };
  });
}

/** Measures over an image, with what they say; with a measuring tool chosen, or selected, their handles and what erases them. */
export function MeasureLayer(props: MeasureLayerProps) {
  const { engine, panel, state, measures } = props;
  const size = engine.sizeOf(panel);
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
              engine.update((before) => eraseMeasure(before, id));
              backToPanel();
            }}
          >
            <i className="i-lucide-x" aria-hidden="true" />
          </button>
        );
      })}
    </>
  );
}
