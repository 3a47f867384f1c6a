import { itemVersions } from '#lib/items/browser/item-versions.ts';
import { versionMessages as m } from '#lib/items/versions-texts.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { AskThenDo } from '../publish/AskThenDo.tsx';
import { type ReplacesDraft, useReplacedDraft } from './use-replaced-draft.ts';

/** Asks before one goes back to the version that readers see; for a moment what was written can be had again. */
export function DropDialog(props: ReplacesDraft) {
  const { replace, undo, close } = useReplacedDraft(props);
  const drop = () => replace(itemVersions(props.kind, props.id).drop);
  return (
    <AskThenDo said={m.dropped} act={drop} undo={undo} onClose={close}>
      {({ headingId, isBusy }) => (
        <>
          <h2 id={headingId}>{m.dropTitle}</h2>
          <p>{m.dropBody}</p>
          <div className="dialog-actions">
            <button type="button" className="button" disabled={isBusy} onClick={close}>
              {commonMessages.cancel}
            </button>
            <button type="submit" className="button danger" disabled={isBusy}>
              {isBusy && <span className="spinner" aria-hidden="true" />}
              {m.dropDo}
            </button>
          </div>
        </>
      )}
    </AskThenDo>
  );
}
