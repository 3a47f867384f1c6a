/** Elements that use the viewer's keys themselves, or scroll with them. */
export const OWN_KEYS = 'input, textarea, select, dialog, [popover], [contenteditable], .case-texts';
