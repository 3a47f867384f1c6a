import type { Keepable } from '#lib/domain/kept-entry.ts';
import { offlineMessages as m } from '#lib/messages/offline.ts';
import { ReadDialog } from '../form/ReadDialog.tsx';
import { KeepOffline } from './KeepOffline.tsx';

/** What keeping something offline weighs, before anything is fetched. */
export function KeepOfflineDialog({ what, onClose }: { what: Keepable; onClose(): void }) {
  return (
    <ReadDialog title={m.keep} onClose={onClose}>
      <KeepOffline what={what} />
    </ReadDialog>
  );
}
