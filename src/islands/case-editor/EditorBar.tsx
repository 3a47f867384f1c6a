import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { SaveStateName } from '#lib/domain/save-state.ts';
import { caseEditorMessages as m } from '#lib/messages/case-editor.ts';
import { commonListMessages } from '#lib/messages/list.ts';
import { notify } from '#lib/stores/notices.ts';
import type { CaseEditor } from './editor.ts';
import { missingIn, PublishDialog } from './PublishDialog.tsx';

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
          {m.tryAgain}
        </button>
      )}
    </div>
  );
}

/** Save state, publication, and the ways to the viewer and the sheet. It stays in sight. */
export function EditorBar({ editor }: { editor: CaseEditor }) {
  const visibility = useStore(editor.autosave.$visibility);
  const [busy, setBusy] = useState(false);
  const isPublic = visibility === 'public';
  const [isAsking, setAsking] = useState(false);
  const toggle = async () => {
    setBusy(true);
    const done = await editor.autosave.setVisibility(isPublic ? 'private' : 'public');
    setBusy(false);
    notify(done ? 'success' : 'error', done ? (isPublic ? m.unpublished : m.published) : m.publishFailure);
  };
  return (
    <div className="editor-bar">
      <SaveLine editor={editor} />
      <div className="editor-bar-actions">
        <span className={`status ${visibility}`}>{commonListMessages[visibility]}</span>
        <a className="button" href={`/radiology-viewer/${editor.id}`}>
          <i className="i-lucide-eye" aria-hidden="true" />
          {m.see}
        </a>
        <a className="button" href={`/sheet-editor/${editor.id}`}>
          <i className="i-lucide-file-text" aria-hidden="true" />
          {m.sheet}
        </a>
        <button
          type="button"
          className={isPublic ? 'button' : 'button primary'}
          disabled={busy}
          onClick={() => (!isPublic && missingIn(editor).length > 0 ? setAsking(true) : void toggle())}
        >
          <i
            className={busy ? 'spinner' : isPublic ? 'i-lucide-lock' : 'i-lucide-globe'}
            aria-hidden="true"
          />
          {isPublic ? m.unpublish : m.publish}
        </button>
      </div>
      {isAsking && <PublishDialog editor={editor} onPublish={toggle} onClose={() => setAsking(false)} />}
    </div>
  );
}
