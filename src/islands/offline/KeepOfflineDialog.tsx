import { useId } from 'react';
import { commonMessages } from '#lib/messages/common.ts';
import type { Keepable } from '#lib/stores/offline/kept-cache.ts';
import { Modal } from '../form/Modal.tsx';
import { KeepOffline } from './KeepOffline.tsx';

/** What keeping something offline weighs, before anything is fetched. */
export function KeepOfflineDialog({ what, onClose }: { what: Keepable; onClose(): void }) {
  const id = useId();
  return (
    <Modal labelledBy={id} onEscape={onClose}>
      <div id={id}>
        <KeepOffline what={what} />
      </div>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          {commonMessages.close}
        </button>
      </div>
    </Modal>
  );
}
