import { versionMessages as m } from '#lib/items/versions-texts.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';

/** Says that versions could not be read, with the server's reason if there is one, and tries again. */
export function ReadFailure({ reason, again }: { reason: string; again(): void }) {
  return (
    <>
      {reason || m.loadFailure}{' '}
      <button type="button" className="button small" onClick={again}>
        {commonMessages.retry}
      </button>
    </>
  );
}
