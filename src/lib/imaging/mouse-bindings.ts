/** The actions of dragging with a mouse button. */
export type ButtonDrag = 'scroll' | 'window' | 'zoom' | 'pan';

/** Sets of mouse actions: ours, the default of the OHIF viewer, or that of many workstations. */
export const MOUSE_STYLES = ['own', 'ohif', 'pacs'] as const;
export type MouseStyle = (typeof MOUSE_STYLES)[number];

/** The action of dragging with each button. Where absent, with Shift or Ctrl the same as without. */
export interface MouseBindings {
  /** The left button until a tool is chosen; null: through slices. */
  left: ButtonDrag | null;
  leftWithShift?: ButtonDrag;
  middle: ButtonDrag;
  right: ButtonDrag;
  /** Held with Shift or Ctrl (Firefox keeps Shift and right for its own menu). */
  rightHeld?: ButtonDrag;
  /** A drag that zooms enlarges downwards, not upwards. */
  enlargesDownwards?: true;
}

/** OHIF: `initToolGroups` of its longitudinal mode, and the drag of Cornerstone’s ZoomTool; see docs/decisions/0101. */
export const MOUSE_BINDINGS: Record<MouseStyle, MouseBindings> = {
  own: { left: null, leftWithShift: 'pan', middle: 'pan', right: 'zoom', rightHeld: 'window' },
  ohif: { left: 'window', middle: 'pan', right: 'zoom', enlargesDownwards: true },
  pacs: { left: 'window', leftWithShift: 'pan', middle: 'pan', right: 'scroll', rightHeld: 'zoom' },
};
