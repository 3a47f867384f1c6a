import { useStore } from '@nanostores/react';
import { type ReactNode, useId, useState } from 'react';
import type { Autosave } from '#lib/autosave/browser/autosave.ts';
import type { CombineFields, Fields } from '#lib/autosave/browser/draft-parts.ts';
import { type EditingWords, editingMessages as m } from '#lib/items/editing-texts.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { Modal } from '../form/Modal.tsx';
import './editing.css';

export interface ConflictProps {
  autosave: Pick<Autosave<object>, '$conflicts' | 'resolve' | 'canCombine'>;
  words: EditingWords;
  /** Shows another version beside the person's own: the choice is then in the page instead of a dialog. */
  showTheirs?(fields: Fields): ReactNode;
  /** Merges both versions when the two sides changed different things: this choice is offered first. */
  combine?: CombineFields;
  /** A further choice that keeps both versions, with its label. */
  both?: { label: string; keep(): Promise<void> };
}

/** The choice of the version to keep: in a dialog, or in the page beside the other version. */
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

function Choice({ autosave, words, showTheirs, combine, both, id }: ConflictProps & { id: string }) {
  const conflicts = useStore(autosave.$conflicts);
  const [busy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);
  const combinable = combine && autosave.canCombine(combine) ? combine : undefined;
  const isFirst = !combinable && !both;
  const combineBoth = async (fields: CombineFields) => {
    if (await autosave.resolve({ combine: fields })) notify('success', m.combined);
    else notify('error', m.notCombined);
  };
  const button = (label: string, choose: () => Promise<unknown>, className = 'button') => (
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
      {combinable && <p>{m.combinable}</p>}
      <div className="conflict-choices">
        {showTheirs && (
          <button type="button" className="button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? m.hideTheirs : m.showTheirs}
          </button>
        )}
        {combinable && button(m.combine, () => combineBoth(combinable), 'button primary')}
        {both && button(both.label, both.keep, combinable ? 'button' : 'button primary')}
        {button(words.keepMine, () => autosave.resolve('mine'), isFirst ? 'button primary' : 'button')}
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
