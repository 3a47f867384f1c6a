import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { SaveStateName } from '#lib/domain/save-state.ts';
import { casePaths } from '#lib/kinds/case/paths.ts';
import type { Lack } from '#lib/kinds/lacks.ts';
import { lacksOf } from '#lib/kinds/publishing.ts';
import { caseEditorMessages as m } from '#lib/messages/case-editor.ts';
import { commonMessages } from '#lib/messages/common.ts';
import { commonListMessages } from '#lib/messages/list.ts';
import { notify } from '#lib/stores/notices.ts';
import { PublishDialog } from '../publish/PublishDialog.tsx';
import { mendingPlace } from '../publish/places.ts';
import type { CaseEditor } from './editor.ts';

const ICONS = {
  saved: 'i-lucide-circle-check',
  waiting: 'i-lucide-pencil-line',
  saving: 'spinner',
  offline: 'i-lucide-wifi-off',
  refused: 'i-lucide-circle-alert',
  conflict: 'i-lucide-circle-alert',
};

function wordsFor(state: SaveStateName, reason: string): string {
  if (state === 'refused' && reason) return m.refused(reason);
  if (state === 'offline' && reason) return m.delayed(reason);
  return m.saving[state];
}

/** Says at any time whether everything is saved. A server that answers is no lost line: its reason is told. */
function SaveLine({ editor }: { editor: CaseEditor }) {
  const state = useStore(editor.autosave.$state);
  const reason = useStore(editor.autosave.$reason);
  return (
    <div className={`save-state ${state}`}>
      <i className={state === 'offline' && reason ? ICONS.refused : ICONS[state]} aria-hidden="true" />
      <span role={state === 'waiting' || state === 'saving' ? undefined : 'status'}>
        {wordsFor(state, reason)}
      </span>
      {(state === 'offline' || state === 'refused') && (
        <button type="button" className="link-button" onClick={() => void editor.autosave.flush()}>
          {commonMessages.retry}
        </button>
      )}
    </div>
  );
}

/** What a reader would miss in the case if it were published now; what arrives meanwhile leaves the list. */
function useLacks({ autosave, uploads, attestation }: CaseEditor): Lack[] {
  const { title, tags, body } = useStore(autosave.$draft);
  const isSending = useStore(uploads.$entries).length > 0;
  const unattested = useStore(attestation.$unattested).size;
  return lacksOf('case', { title, tags, body, unattested, isSending });
}

/** Save state, publication, and the ways to the viewer and the sheet. It stays in sight. */
export function EditorBar({ editor }: { editor: CaseEditor }) {
  const visibility = useStore(editor.autosave.$visibility);
  const [busy, setBusy] = useState(false);
  const isPublic = visibility === 'public';
  const lacks = useLacks(editor);
  const [isAsking, setAsking] = useState(false);
  const toggle = async () => {
    setBusy(true);
    const done = await editor.autosave.setVisibility(isPublic ? 'private' : 'public');
    setBusy(false);
    if (done) notify('success', isPublic ? m.unpublished : m.published);
    else notify('error', editor.autosave.$reason.get() || m.publishFailure);
    return done;
  };
  return (
    <div className="editor-bar">
      <SaveLine editor={editor} />
      <div className="editor-bar-actions">
        <span className={`status ${visibility}`}>{commonListMessages[visibility]}</span>
        <a className="button" href={casePaths.item(editor.id)}>
          <i className="i-lucide-eye" aria-hidden="true" />
          {m.see}
        </a>
        <a className="button" href={casePaths.editSheet(editor.id)}>
          <i className="i-lucide-file-text" aria-hidden="true" />
          {m.sheet}
        </a>
        <button
          type="button"
          className={isPublic ? 'button' : 'button primary'}
          disabled={busy}
          onClick={() => (!isPublic && lacks.length > 0 ? setAsking(true) : void toggle())}
        >
          <i
            className={busy ? 'spinner' : isPublic ? 'i-lucide-lock' : 'i-lucide-globe'}
            aria-hidden="true"
          />
          {isPublic ? m.unpublish : m.publish}
        </button>
      </div>
      {isAsking && (
        <PublishDialog
          kind="case"
          lacks={lacks}
          mend={(lack) => mendingPlace(lack)}
          onPublish={toggle}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
