import { MOUSE_STYLES } from '#lib/imaging/mouse-bindings.ts';
import { deviceChoice } from '#lib/platform/device-choice-store.ts';

/** What the mouse’s buttons do. */
export const mouseStyle = deviceChoice('viewer-mouse', MOUSE_STYLES, 'own');
