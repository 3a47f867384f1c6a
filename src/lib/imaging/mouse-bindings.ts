/** What a drag with a button of the mouse may do. */
export type ButtonDrag = 'scroll' | 'window' | 'zoom' | 'pan';

/** What the buttons of a mouse do: ours, those of the OHIF viewer as it comes, or those that many workstations have. */
export const MOUSE_STYLES = ['own', 'ohif', 'pacs'] as const;
export type MouseStyle = (typeof MOUSE_STYLES)[number];

/** What a drag with a button does. Missing: with Shift or Ctrl the same as without. */
export interface MouseBindings {
  /** The left button until one has chosen a tool; null: through slices. */
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
