/**
 * Whether keys apply to the planes: not while their help is open, nor after they are closed, although they are removed
 * from the page a moment later.
 */
export function arePlanesOnTop(): boolean {
  const isOpen = document.querySelector('.planes-dialog[open]') !== null;
  return isOpen && document.querySelector('.viewer-dialog[open]') === null;
}

/** Returns the focus to the active plane: after a pointer press, or when the focused element was removed. */
export function backToPlanes(): void {
  document.querySelector<HTMLElement>('.planes .panel-view.active')?.focus({ preventScroll: true });
}
