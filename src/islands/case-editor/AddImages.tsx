import { useStore } from '@nanostores/react';
import { caseEditorMessages as m } from '#lib/messages/case-editor.ts';
import { commonMessages } from '#lib/messages/common.ts';
import { AddButton } from '../files/AddButton.tsx';
import { SkippedFiles } from '../files/SkippedFiles.tsx';
import { CaseReview } from './CaseReview.tsx';
import type { CaseEditor } from './editor.ts';
import { takeFiles } from './import-files.ts';

/** Files that were not taken. */
function Skipped({ editor }: { editor: CaseEditor }) {
  const { skipped } = useStore(editor.$import);
  return (
    <SkippedFiles
      skipped={skipped}
      onClose={() => editor.$import.set({ ...editor.$import.get(), skipped: [] })}
    />
  );
}

function Reading({ editor }: { editor: CaseEditor }) {
  const { reading } = useStore(editor.$import);
  if (!reading) return null;
  const { done, count, stop } = reading;
  return (
    <div className="reading">
      <p role="status">
        <span className="spinner" aria-hidden="true" />{' '}
        {count > 0 ? m.readingOne(Math.min(done + 1, count), count) : m.reading}
      </p>
      <progress {...(count > 0 && { value: done, max: count })} aria-label={m.reading} />
      <button type="button" className="button small" onClick={() => stop.abort()}>
        {commonMessages.cancel}
      </button>
    </div>
  );
}

/** Where files, folders and archives are dropped or chosen: anywhere on the page, this is the place that says so. */
export function AddImages({ editor, isOver }: { editor: CaseEditor; isOver: boolean }) {
  const { review } = useStore(editor.$import);
  const { folders } = useStore(editor.autosave.$draft);
  const take = (files: File[]) => void takeFiles(editor, { picked: files });
  const size = folders.length === 0 ? 'panel drop-zone is-large' : 'panel drop-zone';
  return (
    <>
      <div className={isOver ? `${size} is-over` : size}>
        <i className="drop-icon i-lucide-image-plus" aria-hidden="true" />
        <div className="drop-text">
          <h2>{m.addTitle}</h2>
          <p>{m.addHint}</p>
          <p className="hint">{m.addFormats}</p>
        </div>
        <div className="drop-actions">
          <AddButton label={m.addFiles} primary={folders.length === 0} onFiles={take} />
          <AddButton label={m.addDirectory} icon="i-lucide-folder-plus" directory onFiles={take} />
        </div>
        <p className="hint drop-promise">
          <i className="i-lucide-shield-check" aria-hidden="true" />
          <span>
            {m.addPromise} <a href="/test-upload">{m.tryFile}</a>
          </span>
        </p>
        <Reading editor={editor} />
      </div>
      <Skipped editor={editor} />
      {review && <CaseReview editor={editor} review={review} />}
    </>
  );
}
