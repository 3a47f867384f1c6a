/** The ancestors of an element, from the nearest outwards: candidates for the focus once the element is removed. */
export function placesAround(element: Element | null): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let at = element?.parentElement; at; at = at.parentElement) places.push(at);
  return places.filter(({ localName }) => localName !== 'html' && localName !== 'body');
}

/**
 * If the focus has fallen back to the page's body, focuses the first of these elements that still exists and can take
 * it, else the main content.
 */
export function focusFirst(places: readonly (HTMLElement | null | undefined)[]): void {
  const isLost = () => !document.activeElement || document.activeElement === document.body;
  const main = document.querySelector<HTMLElement>('main');
  for (const place of [...places, main]) {
    if (!isLost()) return;
    if (place?.isConnected) place.focus({ preventScroll: true });
  }
}
