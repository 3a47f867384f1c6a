import { planesHelp } from '#lib/viewer/planes/planes-help.ts';
import type { DialogProps } from '../viewer/DialogFrame.tsx';
import { HelpDialog } from '../viewer/HelpDialog.tsx';

/** Help on the gestures and keys of the planes. */
export function PlanesHelp({ onClose }: DialogProps) {
  return <HelpDialog sections={planesHelp()} onClose={onClose} />;
}
