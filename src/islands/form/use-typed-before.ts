import { useEffect, useRef, useState } from 'react';

const contentOf = (field: HTMLElement) => (field as HTMLInputElement | HTMLTextAreaElement).value;

/** The value of the checked choice in a group. */
export const checkedValue = (group: HTMLElement) =>
  group.querySelector<HTMLInputElement>('input:checked')?.value;

/**
 * A field in the server's HTML can be filled in before the script runs. On hydration its content is kept; React alone
 * would restore the old value, at once or at its next render. Such fields have `autocomplete="off"`, so that
 * the browser does not restore values of an earlier page, except where that is useful, as for names and passwords.
 * `read` returns the value of a group of fields.
 */
export function useTypedBefore(
  id: string,
  value: string,
  onTyped: (value: string) => void,
  read: (element: HTMLElement) => string | undefined = contentOf,
): void {
  const inPage = () => {
    const element = document.getElementById(id);
    return (element && read(element)) ?? value;
  };
  // Read while rendering: hydration itself may reset a text area.
  const [before] = useState(() => (typeof document === 'undefined' ? value : inPage()));
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current) return;
    taken.current = true;
    const now = inPage();
    const typed = now === value ? before : now;
    if (typed !== value) onTyped(typed);
  });
}
