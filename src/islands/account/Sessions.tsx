import { useState } from 'react';
import { attempt } from '#lib/accounts/browser/account-actions.ts';
import type { SessionEntry } from '#lib/accounts/schemas.ts';
import { accountMessages } from '#lib/accounts/texts.ts';
import { call } from '#lib/platform/browser/api.ts';
import { formatDateAndTime } from '#lib/platform/format-texts.ts';
import { Dialog } from '../form/Dialog.tsx';

const m = accountMessages.sessions;

/** Ends all other sessions, once confirmed. */
function RevokeOthers({ onRevoked }: { onRevoked(): void }) {
  const [isAsking, setIsAsking] = useState(false);
  const revoke = async () => {
    const isDone = await attempt(() => call('DELETE /account/sessions', {}), m.othersRevoked);
    if (isDone) onRevoked();
    return isDone;
  };
  return (
    <>
      <button type="button" className="button" onClick={() => setIsAsking(true)}>
        {m.revokeOthers}
      </button>
      {isAsking && (
        <Dialog
          title={m.revokeOthersTitle}
          submitLabel={m.revokeOthersSubmit}
          danger
          onSubmit={revoke}
          onClose={() => setIsAsking(false)}
        >
          <p>{m.revokeOthersBody}</p>
        </Dialog>
      )}
    </>
  );
}

interface SessionsProps {
  sessions: SessionEntry[];
  onRevoke(id: string): void;
  /** The others are all closed. */
  onRevoked(): void;
}

/** Where the person is signed in, with a way to end each of the others, or all of them. */
export function Sessions({ sessions, onRevoke, onRevoked }: SessionsProps) {
  return (
    <>
      <p className="hint">{m.hint}</p>
      <ul className="sessions">
        {sessions.map(({ id, device, seenAt, createdAt, current }) => (
          <li key={id}>
            <div>
              <p className="label">
                {device || m.unknownDevice}
                {current && <span className="session-current">{m.current}</span>}
              </p>
              <p className="hint">
                {m.seen(formatDateAndTime(seenAt))}, {m.opened(formatDateAndTime(createdAt))}
              </p>
            </div>
            {!current && (
              <button
                type="button"
                className="button"
                aria-label={m.revokeOf(device || m.unknownDevice)}
                onClick={() => onRevoke(id)}
              >
                {m.revoke}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length === 1 ? <p className="hint">{m.none}</p> : <RevokeOthers onRevoked={onRevoked} />}
    </>
  );
}
