import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { publishedMessages as m } from '#lib/items/published-texts.ts';
import { startCountdown } from '#lib/platform/browser/countdown.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { AddressField, CopyAddress } from '../form/SharedAddress.tsx';
import './publish.css';

/** How long an action can be undone from its dialog (s). */
const UNDO_SECONDS = 10;

export interface DoneProps {
  /** Id of the heading that labels the dialog. */
  headingId: string;
  /** A sentence about what was done. */
  said: string;
  /** Path of the page that can now be shared. */
  path?: string | undefined;
  /** Undoes the action and says so; resolves to whether that worked. Absent if it cannot be undone. */
  undo?: (() => Promise<boolean>) | undefined;
  onClose(): void;
}

interface UndoButtonProps {
  undo(): Promise<boolean>;
  /** Called when the time runs out while the button has the focus. */
  onGone(): void;
  onClose(): void;
}

/** « Annuler », until the time runs out. */
function UndoButton({ undo, onGone, onClose }: UndoButtonProps) {
  const [{ $left, stop }] = useState(() => startCountdown(UNDO_SECONDS));
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const left = useStore($left);
  const isOver = left === 0 && !busy;
  useEffect(() => stop, [stop]);
  // When the button is hidden, the focus must move on; the browser may have removed it already.
  useEffect(() => {
    const at = document.activeElement;
    if (isOver && (at === button.current || at === document.body)) onGone();
  }, [isOver, onGone]);
  const press = async () => {
    if (busy) return;
    setBusy(true);
    if (await undo()) onClose();
    setBusy(false);
  };
  return (
    <button
      ref={button}
      type="button"
      className={isOver ? 'button undo-over' : 'button'}
      tabIndex={isOver ? -1 : undefined}
      aria-hidden={isOver || undefined}
      aria-disabled={busy || isOver || undefined}
      onClick={isOver ? undefined : press}
    >
      {busy ? (
        <span className="spinner" aria-hidden="true" />
      ) : (
        <i className="i-lucide-undo-2" aria-hidden="true" />
      )}
      {m.undo}
      <span className="tabular quiet" aria-hidden="true">
        {m.secondsLeft(left)}
      </span>
    </button>
  );
}

/** The content of a dialog after its action. */
export function Done({ headingId, said, path, undo, onClose }: DoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  // The pressed button is gone: the heading takes the focus, so that screen readers announce the outcome.
  useEffect(() => heading.current?.focus(), []);
  const [toClose] = useState(() => () => close.current?.focus());
  return (
    <div className="publish-done">
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {said}
      </h2>
      {path && (
        <div className="publish-link">
          <AddressField path={path} label={m.link} />
          <CopyAddress path={path} />
        </div>
      )}
      <div className="dialog-actions">
        {undo && <UndoButton undo={undo} onGone={toClose} onClose={onClose} />}
        <button ref={close} type="button" className="button primary" onClick={onClose}>
          {commonMessages.close}
        </button>
      </div>
    </div>
  );
}
