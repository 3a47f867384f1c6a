import type { Keepable } from '#lib/offline/kept-entry.ts';
import { offlineMessages as m } from '#lib/offline/texts.ts';
import { ReadDialog } from '../form/ReadDialog.tsx';
import { KeepOffline } from './KeepOffline.tsx';

/** Dialog that shows the size of storing something offline, before anything is fetched. */
export function KeepOfflineDialog({ what, onClose }: { what: Keepable; onClose(): void }) {
  return (
    <ReadDialog title={m.keep} onClose={onClose}>
      <KeepOffline what={what} />
    </ReadDialog>
  );
}
