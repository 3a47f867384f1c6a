import type { MouseEvent } from 'react';

/** Whether a link is followed in this window: with a modifier key held, the browser opens another one. */
export function isPlainPress({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
