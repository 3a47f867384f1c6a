import type { KeyboardEvent } from 'react';

/** Whether a key types or deletes a character: such keys belong to the field. */
function isTyping({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) || key === 'Backspace';
}

/** Moves the focus by `by` results; the field comes before the first one. */
function move(root: HTMLElement, field: HTMLElement, by: number): void {
  const links = [...root.querySelectorAll<HTMLElement>('.search-found a')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const to = Math.min(at + by, links.length - 1);
  (links[to] ?? field).focus();
}

/** Arrows move through the results, Escape closes them, and typing continues in the field. */
export function onSearchKey(
  event: KeyboardEvent<HTMLElement>,
  root: HTMLElement,
  field: HTMLInputElement,
  close: () => void,
): void {
  const isInField = document.activeElement === field;
  if (event.key === 'ArrowDown') move(root, field, 1);
  else if (event.key === 'ArrowUp' && !isInField) move(root, field, -1);
  else if (event.key === 'Escape') {
    close();
    field.focus();
  } else {
    // The browser then types the character into the focused field.
    if (!isInField && isTyping(event) && (event.target as HTMLElement).closest('.search-found'))
      field.focus();
    return;
  }
  event.preventDefault();
}
