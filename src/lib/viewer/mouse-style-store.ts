import { MOUSE_STYLES } from '#lib/imaging/mouse-bindings.ts';
import { deviceChoice } from '#lib/platform/device-choice-store.ts';

/** The actions of the mouse’s buttons. */
export const mouseStyle = deviceChoice('viewer-mouse', MOUSE_STYLES, 'own');
