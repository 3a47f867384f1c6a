import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { CaseFinding, CaseMark } from '#lib/kinds/case/findings-schema.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { marksAsMeasures, showFinding } from '#lib/viewer/show-finding.ts';
import { areSameMarks, marksDrawn, placeFinding } from './drawn-marks.ts';

/** The finding whose marks are on the images, as they were last known. */
interface OnFilm {
  id: string;
  marks: readonly CaseMark[];
}

/** What was on the images before findings are written is there again afterwards; read before any mark is put there. */
function useOwnMeasures(engine: Engine, onFilm: RefObject<OnFilm | null>): void {
  useLayoutEffect(() => {
    const { measures: before } = engine.snapshot().state;
    return () => {
      // What comes back is no finding's.
      onFilm.current = null;
      engine.update((state) => ({ ...state, measures: before, selection: null, drawing: null }));
    };
  }, [engine, onFilm]);
}

/** The chosen finding's marks are what is measured on the images: what is drawn there becomes its own. */
export function useDrawing(
  engine: Engine,
  finding: CaseFinding | undefined,
  onMarks: (id: string, marks: CaseMark[]) => void,
): void {
  const onFilm = useRef<OnFilm | null>(null);
  const told = useRef(onMarks);
  told.current = onMarks;
  useOwnMeasures(engine, onFilm);
  useLayoutEffect(() => {
    const before = onFilm.current;
    onFilm.current = null;
    const place = finding && placeFinding(engine, finding);
    const measures = place ? marksAsMeasures(place, false) : [];
    if (place && before?.id !== finding.id) showFinding(engine, place, measures);
    else if (
      !finding ||
      !areSameMarks(marksDrawn(engine.snapshot().state.measures, engine.stacks), finding.marks)
    )
      engine.update((state) => ({ ...state, measures, selection: null }));
    onFilm.current = place && finding ? finding : null;
  }, [engine, finding]);
  useEffect(
    () =>
      engine.subscribe(() => {
        const shown = onFilm.current;
        if (!shown) return;
        const marks = marksDrawn(engine.snapshot().state.measures, engine.stacks);
        if (areSameMarks(marks, shown.marks)) return;
        onFilm.current = { id: shown.id, marks };
        told.current(shown.id, marks);
      }),
    [engine],
  );
}
