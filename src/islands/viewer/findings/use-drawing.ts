import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { CaseFinding, CaseMark } from '#lib/cases/findings-schema.ts';
import type { AnchoredMeasure } from '#lib/imaging/measure.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { marksAsMeasures, showFinding } from '#lib/viewer/show-finding.ts';
import { areSameMarks, isMark, marksDrawn, placeFinding } from './drawn-marks.ts';

/** The marks on the images after the last change. */
interface MarksOnFilm {
  /** The finding that the marks belong to; null if none is selected that could have them. */
  id: string | null;
  marks: readonly CaseMark[];
}

const NO_MARKS: MarksOnFilm = { id: null, marks: [] };

/** Callbacks for marks drawn on the images. */
export interface DrawnMarks {
  /** Called when the marks of the selected finding have changed. */
  onChange(id: string, marks: CaseMark[]): void;
  /** Called when something was drawn while no finding was selected. Returns whether a finding could be created. */
  onNew(marks: CaseMark[]): boolean;
}

/** Replaces the marks on the images; measurements that are not marks stay. */
function replaceMarks(engine: Engine, marks: readonly AnchoredMeasure[]): void {
  engine.update((state) => ({
    ...state,
    measures: [...state.measures.filter((measure) => !isMark(measure)), ...marks],
    selection: null,
  }));
}

/**
 * Hides the person's own measurements while findings are edited, then restores them with their undo history.
 * Measurements drawn meanwhile that are not marks stay.
 */
function useOwnMeasures(engine: Engine, onFilm: RefObject<MarksOnFilm | null>): void {
  useLayoutEffect(() => {
    const { measures: before, history } = engine.snapshot().state;
    engine.update((state) => ({ ...state, measures: [], selection: null, drawing: null }));
    return () => {
      // The restored measures belong to no finding.
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
 * Shows the marks of the selected finding as measurements on the images: drawing changes that finding, or creates one
 * if none is selected. Selecting another finding goes to its slice, except at the start, when the current slice
 * stays.
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
    // A finding that was just created by drawing is already on screen.
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
