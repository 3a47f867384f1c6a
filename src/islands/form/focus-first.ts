/** The ancestors of an element, from the nearest outwards: where the focus may go once the element is gone. */
export function placesAround(element: Element | null): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let at = element?.parentElement; at; at = at.parentElement) places.push(at);
  return places.filter(({ localName }) => localName !== 'html' && localName !== 'body');
}

/**
 * Gives the focus, where it has fallen to the page's body, to the first of these places that is still there and takes
 * it, or to what the page is about.
 */
export function focusFirst(places: readonly (HTMLElement | null | undefined)[]): void {
  const isLost = () => !document.activeElement || document.activeElement === document.body;
  const main = document.querySelector<HTMLElement>('main');
  for (const place of [...places, main]) {
    if (!isLost()) return;
    if (place?.isConnected) place.focus({ preventScroll: true });
  }
}
