import { useEffect, useRef, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

const writtenIn = (id: string) => (document.getElementById(id) as Field | null)?.value;

/**
 * A field that is in the server's HTML can be written in before the script is there. What was written is taken over
 * as soon as it is; React alone would put the old value back, at once or at its next turn. Such fields say
 * `autocomplete="off"`, lest the browser itself writes into them what an earlier page held.
 */
export function useTypedBefore(id: string, value: string, onTyped: (value: string) => void): void {
  // Read while rendering: hydration itself may reset a text area.
  const [before] = useState(() => (typeof document === 'undefined' ? value : (writtenIn(id) ?? value)));
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current) return;
    taken.current = true;
    const now = writtenIn(id) ?? value;
    const typed = now === value ? before : now;
    if (typed !== value) onTyped(typed);
  }, [id, value, before, onTyped]);
}
