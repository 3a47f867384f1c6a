import { useId, useRef, useState } from 'react';
import { caseEditorMessages as m } from '#lib/messages/case-editor.ts';
import { notify } from '#lib/stores/notices.ts';
import { useModal } from '../list/use-modal.ts';
import type { CaseEditor } from './editor.ts';
import '../list/dialog.css';

/** Somebody else saved meanwhile: nothing is lost, whatever is chosen. */
export function ConflictDialog({ editor }: { editor: CaseEditor }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [busy, setBusy] = useState(false);
  const id = useId();
  useModal(dialog);
  const choose = async (choice: 'mine' | 'theirs' | 'both') => {
    setBusy(true);
    const copied = await editor.autosave.resolve(choice);
    if (copied) notify('success', m.keptBoth(copied));
    setBusy(false);
  };
  const button = (choice: 'mine' | 'theirs' | 'both', label: string, className = 'button') => (
    <button type="button" className={className} disabled={busy} onClick={() => choose(choice)}>
      {label}
    </button>
  );
  return (
    <dialog
      ref={dialog}
      className="form-dialog conflict"
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
      // A browser closes it all the same when Escape is pressed twice; there is still a choice to make.
      onClose={() => dialog.current?.showModal()}
    >
      <h2 id={id}>{m.conflictTitle}</h2>
      <p>{m.conflictBody}</p>
      <div className="conflict-choices">
        {button('both', m.keepBoth, 'button primary')}
        {button('mine', m.keepMine)}
        {button('theirs', m.keepTheirs)}
      </div>
    </dialog>
  );
}
