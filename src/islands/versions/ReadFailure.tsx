import { commonMessages } from '#lib/messages/common.ts';
import { versionMessages as m } from '#lib/messages/versions.ts';

/** Says that versions could not be read, and tries again. */
export function ReadFailure({ again }: { again(): void }) {
  return (
    <>
      {m.loadFailure}{' '}
      <button type="button" className="button small" onClick={again}>
        {commonMessages.retry}
      </button>
    </>
  );
}
