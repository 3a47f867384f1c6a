import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { caseEditorMessages as m } from '#lib/messages/case-editor.ts';
import { notify } from '#lib/stores/notices.ts';
import { Modal } from '../form/Modal.tsx';
import type { CaseEditor } from './editor.ts';

/** Parts of the case were changed elsewhere too: nothing is lost, whatever is chosen, and nothing else is touched. */
export function ConflictDialog({ editor }: { editor: CaseEditor }) {
  const [busy, setBusy] = useState(false);
  const conflicts = useStore(editor.autosave.$conflicts);
  const id = useId();
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
    <Modal className="conflict" labelledBy={id} onEscape={() => {}}>
      <h2 id={id}>{m.conflictTitle}</h2>
      <p>{m.conflictBody(conflicts)}</p>
      <div className="conflict-choices">
        {button('both', m.keepBoth, 'button primary')}
        {button('mine', m.keepMine)}
        {button('theirs', m.keepTheirs)}
      </div>
    </Modal>
  );
}
