/** The control that a press acts on: the field of a label, or the control that contains the element. */
const controlAt = (target: EventTarget | null): HTMLElement | null | undefined =>
  target instanceof Element
    ? (target.closest('label')?.control ?? target.closest<HTMLElement>('a, button, summary, input'))
    : undefined;

/**
 * Focuses pressed controls, as all browsers but Safari do: keys after a press belong to its form or its images, and a
 * dialog returns the focus to its opener. Toolbars can still leave the focus in a text by preventing the
 * default action.
 * @returns stops doing so
 */
export function focusPressed(): () => void {
  let pressed: HTMLElement | null | undefined;
  const press = (event: MouseEvent) => {
    pressed = event.defaultPrevented ? undefined : controlAt(event.target);
  };
  // In the capture phase: before the page's own listeners, which may move the focus.
  const focus = ({ target }: MouseEvent) => {
    if (!pressed || controlAt(target) !== pressed || pressed.contains(document.activeElement)) return;
    pressed.focus({ preventScroll: true });
  };
  document.addEventListener('mousedown', press);
  document.addEventListener('click', focus, true);
  return () => {
    document.removeEventListener('mousedown', press);
    document.removeEventListener('click', focus, true);
  };
}
