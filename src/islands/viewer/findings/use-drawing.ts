import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { CaseFinding, CaseMark } from '#lib/cases/findings-schema.ts';
import type { AnchoredMeasure } from '#lib/imaging/measure.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { marksAsMeasures, showFinding } from '#lib/viewer/show-finding.ts';
import { areSameMarks, isMark, marksDrawn, placeFinding } from './drawn-marks.ts';

/** The marks on the images, as they were last known. */
interface MarksOnFilm {
  /** The finding that they belong to; null where none is chosen that could have them. */
  id: string | null;
  marks: readonly CaseMark[];
}

const NO_MARKS: MarksOnFilm = { id: null, marks: [] };

/** What becomes of marks that are drawn. */
export interface DrawnMarks {
  /** The marks of the chosen finding have changed. */
  onChange(id: string, marks: CaseMark[]): void;
  /** Something was drawn while no finding was chosen. Returns whether a finding could be made of it. */
  onNew(marks: CaseMark[]): boolean;
}

/** Puts marks in the place of those on the images; measures that are no marks stay. */
function replaceMarks(engine: Engine, marks: readonly AnchoredMeasure[]): void {
  engine.update((state) => ({
    ...state,
    measures: [...state.measures.filter((measure) => !isMark(measure)), ...marks],
    selection: null,
  }));
}

/**
 * What was measured before findings are written is off the images meanwhile, and there again afterwards, with what can be
 * undone of it. What was measured meanwhile and marks nothing stays.
 */
function useOwnMeasures(engine: Engine, onFilm: RefObject<MarksOnFilm | null>): void {
  useLayoutEffect(() => {
    const { measures: before, history } = engine.snapshot().state;
    engine.update((state) => ({ ...state, measures: [], selection: null, drawing: null }));
    return () => {
      // What comes back is no finding's.
      onFilm.current = null;
      engine.update((state) => ({
        ...state,
        measures: [...before, ...state.measures.filter((measure) => !isMark(measure))],
        history,
        selection: null,
        drawing: null,
      }));
    };
  }, [engine, onFilm]);
}

/**
 * The chosen finding's marks are what is measured on the images: what is drawn there becomes its own, and a finding of its own
 * where none is chosen. Another finding that is chosen is gone to, except as the writing begins: one stays on one's slice.
 */
export function useDrawing(engine: Engine, finding: CaseFinding | undefined, drawn: DrawnMarks): void {
  const onFilm = useRef<MarksOnFilm | null>(null);
  const told = useRef(drawn);
  told.current = drawn;
  useOwnMeasures(engine, onFilm);
  useLayoutEffect(() => {
    const before = onFilm.current;
    onFilm.current = null;
    const { measures } = engine.snapshot().state;
    const place = finding && placeFinding(engine, finding);
    const marks = place ? marksAsMeasures(place, false) : [];
    const isOnFilm = areSameMarks(marksDrawn(measures, engine.stacks), place ? finding.marks : []);
    const isOther = before !== null && before.id !== finding?.id;
    // A finding that was just made of what is drawn is looked at already.
    const isMade = before !== null && before.id === null && before.marks.length > 0 && isOnFilm;
    if (place && isOther && !isMade)
      showFinding(engine, place, [...measures.filter((measure) => !isMark(measure)), ...marks]);
    else if (!isOnFilm) replaceMarks(engine, marks);
    onFilm.current = place ? finding : NO_MARKS;
  }, [engine, finding]);
  useEffect(
    () =>
      engine.subscribe(() => {
        const shown = onFilm.current;
        if (!shown) return;
        const marks = marksDrawn(engine.snapshot().state.measures, engine.stacks);
        if (areSameMarks(marks, shown.marks)) return;
        onFilm.current = { id: shown.id, marks };
        if (shown.id !== null) told.current.onChange(shown.id, marks);
        else if (marks.length > 0 && !told.current.onNew(marks)) replaceMarks(engine, []);
      }),
    [engine],
  );
}
