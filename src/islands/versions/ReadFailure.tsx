import { versionMessages as m } from '#lib/items/versions-texts.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';

/** Message that versions could not be loaded, with the server's reason if there is one, and a button to retry. */
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
