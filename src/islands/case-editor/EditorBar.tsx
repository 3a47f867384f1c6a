import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { CallFailed } from '#lib/contract/client.ts';
import { casePaths } from '#lib/kinds/case/paths.ts';
import type { Lack } from '#lib/kinds/lacks.ts';
import { lacksOf } from '#lib/kinds/publishing.ts';
import { caseEditingWords, caseEditorMessages as m } from '#lib/messages/case-editor.ts';
import { commonListMessages } from '#lib/messages/list.ts';
import { notify } from '#lib/stores/notices.ts';
import { SaveStatus } from '../editing/SaveStatus.tsx';
import { UndoButtons } from '../editing/UndoButtons.tsx';
import { fieldLink } from '../publish/field-links.ts';
import { PublishDialog } from '../publish/PublishDialog.tsx';
import { VersionActions } from '../versions/VersionActions.tsx';
import type { CaseEditor } from './editor.ts';

/** What a reader would miss in the case if it were published now; what arrives meanwhile leaves the list. */
function useLacks({ autosave, uploads, attestation }: CaseEditor): Lack[] {
  const { title, tags, ...body } = useStore(autosave.$draft);
  const isSending = useStore(uploads.$entries).length > 0;
  const unattested = useStore(attestation.$unattested).size;
  return lacksOf('case', { title, tags, body, unattested, isSending });
}

/** Saves everything and takes over what was saved elsewhere: nobody publishes or drops what they do not see. */
async function prepare({ autosave }: CaseEditor): Promise<boolean> {
  if (!(await autosave.flush())) return false;
  await autosave.reread();
  return !autosave.isUnsaved() && autosave.$conflicts.get().size === 0;
}

/** Publishes the case for the first time, or takes it back from its readers. */
function PublicationButton({ editor, lacks }: { editor: CaseEditor; lacks: Lack[] }) {
  const isPublic = useStore(editor.autosave.$visibility) === 'public';
  const [busy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const toggle = async () => {
    setBusy(true);
    let done = false;
    let { reason } = editor.autosave.$status.get();
    try {
      done = await editor.autosave.setVisibility(isPublic ? 'private' : 'public');
      ({ reason } = editor.autosave.$status.get());
    } catch (error) {
      reason = (error instanceof CallFailed && error.serverMessage) || '';
    }
    setBusy(false);
    if (done) notify('success', isPublic ? m.unpublished : m.published);
    else notify('error', reason || m.publishFailure);
    return done;
  };
  const icon = isPublic ? 'i-lucide-lock' : 'i-lucide-globe';
  return (
    <>
      <button
        type="button"
        className={isPublic ? 'button' : 'button primary'}
        disabled={busy}
        onClick={() => (!isPublic && lacks.length > 0 ? setAsking(true) : void toggle())}
      >
        <i className={busy ? 'spinner' : icon} aria-hidden="true" />
        {isPublic ? m.unpublish : m.publish}
      </button>
      {isAsking && (
        <PublishDialog
          kind="case"
          lacks={lacks}
          mend={fieldLink}
          onPublish={toggle}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Save state, publication, and the ways to the viewer and the sheet. It stays in sight. */
export function EditorBar({ editor }: { editor: CaseEditor }) {
  const visibility = useStore(editor.autosave.$visibility);
  const lacks = useLacks(editor);
  return (
    <div className="editor-bar">
      <SaveStatus autosave={editor.autosave} words={caseEditingWords} />
      <div className="editor-bar-actions">
        <UndoButtons undo={editor.undo} announce={editor.announce} />
        <span className={`status ${visibility}`}>{commonListMessages[visibility]}</span>
        <a className="button" href={casePaths.item(editor.id)}>
          <i className="i-lucide-eye" aria-hidden="true" />
          {m.see}
        </a>
        <a className="button" href={casePaths.editSheet(editor.id)}>
          <i className="i-lucide-file-text" aria-hidden="true" />
          {m.sheet}
        </a>
        <VersionActions
          kind="case"
          id={editor.id}
          visibility={visibility}
          lacks={lacks}
          mend={fieldLink}
          start={editor.published}
          prepare={() => prepare(editor)}
        />
        <PublicationButton editor={editor} lacks={lacks} />
      </div>
    </div>
  );
}
