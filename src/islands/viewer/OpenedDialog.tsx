import { useLoaded } from '../form/use-loaded.ts';
import type { OpenDialog } from './use-screen.ts';

interface OpenedDialogProps {
  name: OpenDialog;
  onClose(): void;
}

/** The dialog over the film, whose code and texts are fetched when it is first asked for. */
export function OpenedDialog({ name, onClose }: OpenedDialogProps) {
  const Dialog = useLoaded(
    name !== null,
    async () => (await import('./ViewerDialog.tsx')).ViewerDialog,
    onClose,
  );
  return Dialog && name && <Dialog name={name} onClose={onClose} />;
}
