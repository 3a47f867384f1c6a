/** The actions of a drag with a mouse button. */
export type ButtonDrag = 'scroll' | 'window' | 'zoom' | 'pan';

/** Sets of mouse actions: our own, the OHIF viewer's default, and that of many workstations. */
export const MOUSE_STYLES = ['own', 'ohif', 'pacs'] as const;
export type MouseStyle = (typeof MOUSE_STYLES)[number];

/** The drag action of each button. If absent, Shift or Ctrl makes no difference. */
export interface MouseBindings {
  /** The left button while no tool is chosen; null: scrolling through slices. */
  left: ButtonDrag | null;
  leftWithShift?: ButtonDrag;
  middle: ButtonDrag;
  right: ButtonDrag;
  /** With Shift or Ctrl (Firefox reserves Shift and right button for its own menu). */
  rightHeld?: ButtonDrag;
  /** Present if dragging downwards zooms in, instead of upwards. */
  enlargesDownwards?: true;
}

/** OHIF: `initToolGroups` of its longitudinal mode, and the drag of Cornerstone’s ZoomTool; see docs/decisions/0101. */
export const MOUSE_BINDINGS: Record<MouseStyle, MouseBindings> = {
  own: { left: null, leftWithShift: 'pan', middle: 'pan', right: 'zoom', rightHeld: 'window' },
  ohif: { left: 'window', middle: 'pan', right: 'zoom', enlargesDownwards: true },
  pacs: { left: 'window', leftWithShift: 'pan', middle: 'pan', right: 'scroll', rightHeld: 'zoom' },
};
