/** What holds an element, from the nearest outwards: where the focus may go once the element is gone. */
export function placesAround(element: Element | null): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let at = element?.parentElement; at; at = at.parentElement) places.push(at);
  return places.filter(({ localName }) => localName !== 'html' && localName !== 'body');
}

/**
 * Gives the focus, where it has fallen to the page's body, to the nearest of these places that is still there: to one that
 * takes it, or to what the page is about.
 */
export function focusAround(places: readonly HTMLElement[]): void {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return;
  const main = document.querySelector<HTMLElement>('main');
  const place = places.find((each) => each.isConnected && each.hasAttribute('tabindex')) ?? main;
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}
