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

/** Handlers for marks that are drawn. */
export interface DrawnMarks {
  /** The marks of the chosen finding have changed. */
  onChange(id: string, marks: CaseMark[]): void;
  /** Called when something was drawn while no finding was chosen. Returns whether a finding could be made of it. */
  onNew(marks: CaseMark[]): boolean;
}

/** Puts marks in the place of those on the images; measures that are not marks stay. */
function replaceMarks(engine: Engine, marks: readonly AnchoredMeasure[]): void {
  engine.update((state) => ({
    ...state,
    measures: [...state.measures.filter((measure) => !isMark(measure)), ...marks],
    selection: null,
  }));
}

/**
 * The person's own measures are hidden while findings are edited, and shown again afterwards with their undo history.
 * Measures drawn meanwhile that mark nothing stay.
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
 * The marks of the chosen finding are the measures on the images: drawing changes that finding, and makes a new one
 * where none is chosen. Choosing another finding goes to its slice, except at the start, when the current slice
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
    // The slice of a finding just made by drawing is shown already.
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
