/** Whether keys are the planes': not under their help, nor once they are left, though it takes the page a moment more. */
export function arePlanesOnTop(): boolean {
  const isOpen = document.querySelector('.planes-dialog[open]') !== null;
  return isOpen && document.querySelector('.viewer-dialog[open]') === null;
}

/** The keys act on the planes again: after a press by pointer, or where what had the focus is gone. */
export function backToPlanes(): void {
  document.querySelector<HTMLElement>('.planes .panel-view.active')?.focus({ preventScroll: true });
}
