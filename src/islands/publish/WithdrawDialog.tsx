import { type FormEvent, useId, useState } from 'react';
import type { ItemKind } from '#lib/items/item.ts';
import { publicationMessages } from '#lib/items/publication-texts.ts';
import { publishedMessages as m } from '#lib/items/published-texts.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { Modal } from '../form/Modal.tsx';
import { Done } from './Done.tsx';

interface WithdrawDialogProps {
  kind: ItemKind;
  /** What is said once it is done. */
  said: string;
  /** Resolves to whether it was done. */
  onWithdraw(): Promise<boolean>;
  /** Shows readers again what they saw before; absent where that cannot be had. */
  undo?: (() => Promise<boolean>) | undefined;
  onClose(): void;
}

/** Asks before an item is taken back from its readers. */
export function WithdrawDialog({ kind, said, onWithdraw, undo, onClose }: WithdrawDialogProps) {
  const [state, setState] = useState<'asks' | 'busy' | 'done'>('asks');
  const id = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState('busy');
    setState((await onWithdraw()) ? 'done' : 'asks');
  };
  const isBusy = state === 'busy';
  return (
    <Modal labelledBy={id} onEscape={() => !isBusy && onClose()}>
      {state === 'done' ? (
        <Done headingId={id} said={said} undo={undo} onClose={onClose} />
      ) : (
        <form onSubmit={submit}>
          <h2 id={id}>{m.withdrawTitle(kind)}</h2>
          <p>{m.withdrawBody}</p>
          <div className="dialog-actions">
            <button type="button" className="button" disabled={isBusy} onClick={onClose}>
              {commonMessages.cancel}
            </button>
            <button type="submit" className="button primary" disabled={isBusy}>
              {isBusy && <span className="spinner" aria-hidden="true" />}
              {publicationMessages.unpublish}
            </button>
          </div>
        </form>
      )}
    </Modal>
  );
}
