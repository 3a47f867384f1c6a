import { itemVersions } from '#lib/items/browser/item-versions.ts';
import { versionMessages as m } from '#lib/items/versions-texts.ts';
import { ActionQuestion } from '../publish/ActionQuestion.tsx';
import { AskThenDo } from '../publish/AskThenDo.tsx';
import { type ReplacesDraft, useReplacedDraft } from './use-replaced-draft.ts';

/** Asks before the draft is replaced by the version that readers see; can be undone for a few seconds. */
export function DropDialog(props: ReplacesDraft) {
  const { replace, undo, close } = useReplacedDraft(props);
  const drop = () => replace(itemVersions(props.kind, props.id).drop);
  return (
    <AskThenDo said={m.dropped} act={drop} undo={undo} onClose={close}>
      {(asked) => (
        <ActionQuestion {...asked} title={m.dropTitle} submitLabel={m.dropDo} isDanger onClose={close}>
          <p>{m.dropBody}</p>
        </ActionQuestion>
      )}
    </AskThenDo>
  );
}
