import type { SessionEntry } from '#lib/accounts/schemas.ts';
import { accountMessages } from '#lib/accounts/texts.ts';
import { formatDateAndTime } from '#lib/platform/format-texts.ts';

const m = accountMessages.sessions;

interface SessionsProps {
  sessions: SessionEntry[];
  onRevoke(id: string): void;
}

/** Where the person is signed in, with a way to end each of the others. */
export function Sessions({ sessions, onRevoke }: SessionsProps) {
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
      {sessions.length === 1 && <p className="hint">{m.none}</p>}
    </>
  );
}
