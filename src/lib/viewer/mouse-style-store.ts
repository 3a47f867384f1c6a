import { MOUSE_STYLES } from '#lib/imaging/mouse-bindings.ts';
import { deviceChoice } from '#lib/platform/device-choice-store.ts';

/** The reader's choice of actions for the mouse buttons. */
export const mouseStyle = deviceChoice('viewer-mouse', MOUSE_STYLES, 'own');
