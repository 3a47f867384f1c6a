import { useState } from 'react';
import { type MeasureHistory, wayTaken } from '#lib/viewer/measures/history.ts';
import { measureMessages as m } from '#lib/viewer/measures-texts.ts';

/** Announces to screen readers that a change of a measure was undone or redone. */
export function MeasureSteps({ history }: { history: MeasureHistory }) {
  const [told, setTold] = useState<{ history: MeasureHistory; way?: 'undo' | 'redo' | undefined }>({
    history,
  });
  if (told.history !== history) setTold({ history, way: wayTaken(told.history, history) });
  if (!told.way) return null;
  return told.way === 'undo' ? m.undone : m.redone;
}
