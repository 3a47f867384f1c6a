/**
 * Elements that use the viewer's keys themselves, or scroll with them. The toolbar's menu is excluded: on wide screens
 * it is always open in the toolbar, and its buttons leave the keys to the viewer.
 */
export const OWN_KEYS =
  'input, textarea, select, dialog, [popover]:not(.bar-menu), [contenteditable], .case-texts';
