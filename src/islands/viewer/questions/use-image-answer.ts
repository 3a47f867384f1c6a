import { useLayoutEffect, useRef, useState } from 'react';
import { type AnchoredMeasure, liesOn } from '#lib/imaging/measure.ts';
import type { ImageQuestion } from '#lib/questions/image-answers-store.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { NO_STEPS } from '#lib/viewer/measures/history.ts';
import { afterMeasures, measure as withMeasures } from '#lib/viewer/measures/late.ts';
import { measuredImage } from '#lib/viewer/measures/measured-image.ts';
import { anchorOn } from '#lib/viewer/panel-actions.ts';
import { ownMeasures } from '#lib/viewer/show-finding.ts';
import { chooseTool, plainTool } from '#lib/viewer/state.ts';
import { answering, drawnOf, kindsFor, measuresOf, pointsDrawn } from './drawn-answer.ts';
import { type MeasureReading, readMeasure } from './read-measure.ts';

/** A measurement, and the value computed from it. */
interface Read {
  measure: AnchoredMeasure;
  reading: MeasureReading;
}

/** Computes a measurement on its image; undefined while no panel shows that image. */
function readOn(engine: Engine, measure: AnchoredMeasure, question: ImageQuestion): Read | undefined {
  if (question.format !== 'measure') return undefined;
  const { panels } = engine.snapshot().state;
  const panel = panels.findIndex((_, at) => {
    const anchor = anchorOn(engine, at);
    return anchor !== null && liesOn(measure, anchor);
  });
  if (panel === -1) return undefined;
  return { measure, reading: readMeasure(measure, question.quantity, measuredImage(engine, panel)) };
}

/**
 * Hides the reader's own measurements while a question is answered on the images, and restores them afterwards;
 * selects the question's tool.
 */
function useOwnFilm(engine: Engine, question: ImageQuestion): void {
  const asked = useRef(question);
  asked.current = question;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins anew, another answer does not
  useLayoutEffect(() => {
    const { measures, history, tool } = engine.snapshot().state;
    const before = ownMeasures(measures);
    const [kind] = kindsFor(asked.current);
    withMeasures(() => undefined);
    afterMeasures(() =>
      engine.update((state) => ({
        ...chooseTool(state, kind ?? plainTool(engine.stacks)),
        measures: measuresOf(asked.current),
        history: NO_STEPS,
      })),
    );
    return () =>
      afterMeasures(() =>
        engine.update((state) => ({ ...chooseTool(state, tool), measures: before, history })),
      );
  }, [engine, question.id]);
}

/** Passes the value of a measurement to its question. Returns undefined while the value is unknown. */
function tellMeasure(
  engine: Engine,
  question: ImageQuestion,
  measure: AnchoredMeasure | undefined,
): MeasureReading | null | undefined {
  if (question.format !== 'measure') return undefined;
  // A typed value stays until something is drawn.
  if (!measure) {
    if (question.measure?.drawn) question.onChange(undefined);
    return null;
  }
  const read = readOn(engine, measure, question);
  if (!read) return undefined;
  const { reading } = read;
  question.onChange(
    typeof reading === 'object' ? { value: reading.value, drawn: drawnOf(measure) } : undefined,
  );
  return reading;
}

/** Turns the measurements on the images into the question's answer. Returns the value of the last one. */
export function useImageAnswer(engine: Engine, question: ImageQuestion): MeasureReading | null {
  const asked = useRef(question);
  asked.current = question;
  const [reading, setReading] = useState<MeasureReading | null>(null);
  // Stops watching before the reader's own measurements are restored: its cleanup is declared before `useOwnFilm`'s.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question starts again, another answer does not
  useLayoutEffect(() => {
    let seen: readonly AnchoredMeasure[] | null = engine.snapshot().state.measures;
    return engine.subscribe(() => {
      const { measures } = engine.snapshot().state;
      if (measures === seen) return;
      seen = measures;
      const kept = answering(measures, asked.current);
      if (kept.length !== measures.length || kept.some((each, at) => each !== measures[at])) {
        seen = kept;
        engine.update((state) => ({ ...state, measures: kept }));
      }
      if (asked.current.format === 'zone') return asked.current.onChange(pointsDrawn(kept));
      const told = tellMeasure(engine, asked.current, kept[0]);
      if (told === undefined) return;
      setReading(told);
      // Values that have not been loaded yet are checked again at the next change.
      if (told === 'values-coming') seen = null;
    });
  }, [engine, question.id]);
  useOwnFilm(engine, question);
  return reading;
}
