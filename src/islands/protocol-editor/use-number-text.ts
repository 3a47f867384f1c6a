import { useEffect, useRef, useState } from 'react';
import { storedSession } from '#lib/platform/session-store.ts';
import { readCell, writeCell } from '#lib/protocols/cells.ts';
import type { Field } from '#lib/protocols/fields/field.ts';

/**
 * The text of a number field. It is stored when the field loses the focus, as in the grid of rows: with each
 * keystroke, « 1 mL pour 10 kg » would store 1. An invalid text stays in the field and is never stored.
 */
export function useNumberText(
  field: Field,
  value: number | undefined,
  onChange: (value: number | undefined) => void,
) {
  /** The typed text, and the value that it would replace; null while the field shows the stored value. */
  const [typed, setTyped] = useState<{ text: string; over: number | undefined } | null>(null);
  const isCurrent = typed !== null && typed.over === value;
  // The value was changed by undo or in another tab: the field now shows the new one.
  if (typed && !isCurrent) setTyped(null);
  const text = isCurrent ? typed.text : writeCell(field, value);
  const reading = isCurrent ? readCell(field, text) : { value };
  const problem = 'problem' in reading ? reading.problem : undefined;
  const keep = () => {
    if (!isCurrent || !('value' in reading)) return;
    setTyped(null);
    onChange(reading.value as number | undefined);
  };
  const latest = useRef({ keep, problem });
  latest.current = { keep, problem };
  useEffect(() => {
    const leave = (event: Event) => {
      latest.current.keep();
      if (event.type === 'beforeunload' && latest.current.problem && storedSession()) event.preventDefault();
    };
    // In the capture phase: before the page checks for unsaved changes.
    const early = { capture: true };
    addEventListener('beforeunload', leave, early);
    addEventListener('pagehide', leave, early);
    return () => {
      removeEventListener('beforeunload', leave, early);
      removeEventListener('pagehide', leave, early);
    };
  }, []);
  return { text, problem, type: (next: string) => setTyped({ text: next, over: value }), keep };
}
