/**
 * Whether keys go to the planes: not while their help is open, nor once they are closed, though removing them takes a
 * moment longer.
 */
export function arePlanesOnTop(): boolean {
  const isOpen = document.querySelector('.planes-dialog[open]') !== null;
  return isOpen && document.querySelector('.viewer-dialog[open]') === null;
}

/** The keys act on the planes again: after a press by pointer, or where what had the focus is gone. */
export function backToPlanes(): void {
  document.querySelector<HTMLElement>('.planes .panel-view.active')?.focus({ preventScroll: true });
}
