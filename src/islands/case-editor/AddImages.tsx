import { useStore } from '@nanostores/react';
import { caseEditorMessages as m } from '#lib/messages/case-editor.ts';
import { AddButton } from './AddButton.tsx';
import { DicomReview } from './DicomReview.tsx';
import type { CaseEditor } from './editor.ts';
import { takeFiles } from './import-files.ts';
import { useFileDrop } from './use-file-drop.ts';

const SKIPPED_SHOWN = 50;

/** Files that were not taken, each with the reason. */
function Skipped({ editor }: { editor: CaseEditor }) {
  const { skipped } = useStore(editor.$import);
  if (skipped.length === 0) return null;
  return (
    <div className="banner error skipped" role="alert">
      <div>
        <p>{m.skipped(skipped.length)}</p>
        <ul>
          {skipped.slice(0, SKIPPED_SHOWN).map(({ path, reason }) => (
            <li key={path}>
              {path && <strong>{path}</strong>} {reason}
            </li>
          ))}
        </ul>
        {skipped.length > SKIPPED_SHOWN && <p>{m.moreUploads(skipped.length - SKIPPED_SHOWN)}</p>}
        <button
          type="button"
          className="button small"
          onClick={() => editor.$import.set({ ...editor.$import.get(), skipped: [] })}
        >
          {m.close}
        </button>
      </div>
    </div>
  );
}

/** Where files, folders and archives are dropped or chosen. */
export function AddImages({ editor }: { editor: CaseEditor }) {
  const { reading, review } = useStore(editor.$import);
  const drop = useFileDrop((items) => void takeFiles(editor, { dropped: items }));
  const take = (files: File[]) => void takeFiles(editor, { picked: files });
  return (
    <>
      <div className={drop.isOver ? 'panel drop-zone is-over' : 'panel drop-zone'} {...drop.handlers}>
        <h2>{m.addTitle}</h2>
        <p className="hint">{m.addHint}</p>
        <div className="drop-actions">
          <AddButton label={m.addFiles} primary onFiles={take} />
          <AddButton label={m.addDirectory} icon="i-lucide-folder-plus" directory onFiles={take} />
        </div>
        {reading && (
          <p role="status">
            <span className="spinner" aria-hidden="true" />{' '}
            {reading.count > 0
              ? m.readingOne(Math.min(reading.done + 1, reading.count), reading.count)
              : m.reading}
          </p>
        )}
      </div>
      <Skipped editor={editor} />
      {review && <DicomReview editor={editor} reading={review} />}
    </>
  );
}
