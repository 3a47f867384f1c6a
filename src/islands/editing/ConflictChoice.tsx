import { useStore } from '@nanostores/react';
import { type ReactNode, useId, useState } from 'react';
import { CallFailed } from '#lib/contract/client.ts';
import { type EditingWords, editingMessages as m } from '#lib/messages/editing.ts';
import type { Autosave } from '#lib/stores/autosave/autosave.ts';
import type { Fields } from '#lib/stores/autosave/draft-parts.ts';
import { notify } from '#lib/stores/notices.ts';
import { Modal } from '../form/Modal.tsx';
import './editing.css';

export interface ConflictProps {
  autosave: Pick<Autosave<object>, '$conflicts' | 'resolve'>;
  words: EditingWords;
  /** Shows another version beside one's own: the choice then stands in the page instead of before it. */
  showTheirs?(fields: Fields): ReactNode;
  /** A third choice, beside one's own version and theirs. */
  both?: { label: string; keep(): Promise<void> };
}

/** Which version stands: before the page, or in it where another one is read beside one's own. */
export function ConflictChoice(props: ConflictProps) {
  const id = useId();
  if (props.showTheirs)
    return (
      <section className="panel conflict" role="alert" aria-labelledby={id}>
        <Choice {...props} id={id} />
      </section>
    );
  return (
    <Modal className="conflict" labelledBy={id} onEscape={() => {}}>
      <Choice {...props} id={id} />
    </Modal>
  );
}

function Choice({ autosave, words, showTheirs, both, id }: ConflictProps & { id: string }) {
  const conflicts = useStore(autosave.$conflicts);
  const [busy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);
  const button = (label: string, choose: () => Promise<void>, className = 'button') => (
    <button
      type="button"
      className={className}
      disabled={busy}
      onClick={async () => {
        setBusy(true);
        await choose().catch((error: unknown) => {
          const reason = error instanceof CallFailed ? error.serverMessage : undefined;
          notify('error', reason ?? m.choiceFailure);
        });
        setBusy(false);
      }}
    >
      {label}
    </button>
  );
  return (
    <>
      <h2 id={id}>{words.conflictTitle}</h2>
      <p>{words.conflictBody([...conflicts.keys()])}</p>
      <div className="conflict-choices">
        {showTheirs && (
          <button type="button" className="button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? m.hideTheirs : m.showTheirs}
          </button>
        )}
        {both && button(both.label, both.keep, 'button primary')}
        {button(words.keepMine, () => autosave.resolve('mine'), both ? 'button' : 'button primary')}
        {button(words.keepTheirs, () => autosave.resolve('theirs'))}
      </div>
      {isShown && (
        <section className="conflict-theirs" aria-label={m.theirs}>
          {[...conflicts].map(([part, { fields }]) => (
            <div key={part}>{showTheirs?.(fields)}</div>
          ))}
        </section>
      )}
    </>
  );
}
