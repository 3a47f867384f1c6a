import { type FormEvent, useId } from 'react';
import { countLeft, eraseLeft } from '#lib/accounts/browser/left-on-device.ts';
import { signOut } from '#lib/accounts/browser/sign-out.ts';
import { signOutMessages as m } from '#lib/accounts/sign-out-texts.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { Modal } from '../form/Modal.tsx';

export interface SignOutDialogProps {
  person: string;
  /** Path to go to after signing out. */
  destination?: string | undefined;
  onClose(): void;
}

/** Asks what to do with data that is stored only on this device, before its owner signs out. */
export function SignOutDialog({ person, destination, onClose }: SignOutDialogProps) {
  const id = useId();
  const left = countLeft(person);
  const erase = (event: FormEvent) => {
    event.preventDefault();
    eraseLeft(person);
    void signOut(destination);
  };
  return (
    <Modal labelledBy={id} onEscape={onClose}>
      <form onSubmit={erase}>
        <h2 id={id}>{m.title}</h2>
        {left && <p>{m.left(left)}</p>}
        <p>{m.hint}</p>
        <div className="dialog-actions">
          <button type="button" className="button" onClick={onClose}>
            {commonMessages.cancel}
          </button>
          <button type="button" className="button" onClick={() => void signOut(destination)}>
            {m.keep}
          </button>
          <button type="submit" className="button danger">
            {m.erase}
          </button>
        </div>
      </form>
    </Modal>
  );
}
