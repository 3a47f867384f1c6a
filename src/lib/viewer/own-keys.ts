/**
 * Elements that use the viewer's keys themselves, or scroll with them. The menu of the bar is open in it on wide
 * screens: its buttons leave the keys to the viewer.
 */
export const OWN_KEYS =
  'input, textarea, select, dialog, [popover]:not(.bar-menu), [contenteditable], .case-texts';
