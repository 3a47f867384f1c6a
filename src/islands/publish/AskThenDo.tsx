import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Modal } from '../form/Modal.tsx';
import { Done, type DoneProps } from './Done.tsx';

interface AskThenDoProps extends Pick<DoneProps, 'said' | 'path' | 'undo' | 'onClose'> {
  /** Does the action; resolves to whether it was done. */
  act(): Promise<boolean>;
  /** Renders the question, under the heading with this id. */
  children(asking: { headingId: string; isBusy: boolean }): ReactNode;
}

/** A dialog that asks for confirmation, runs the action, and reports it, with undo. */
export function AskThenDo({ act, children, onClose, ...done }: AskThenDoProps) {
  const [state, setState] = useState<'asks' | 'busy' | 'done'>('asks');
  const headingId = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState('busy');
    setState((await act()) ? 'done' : 'asks');
  };
  const isBusy = state === 'busy';
  return (
    <Modal labelledBy={headingId} onEscape={() => !isBusy && onClose()}>
      {state === 'done' ? (
        <Done headingId={headingId} onClose={onClose} {...done} />
      ) : (
        <form onSubmit={submit}>{children({ headingId, isBusy })}</form>
      )}
    </Modal>
  );
}
