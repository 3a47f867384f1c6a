import { useStore } from '@nanostores/react';
import { type DragEvent, useRef, useState } from 'react';
import { moveFolder, removeFolder } from '#lib/kinds/case/edits.ts';
import { caseEditorMessages as m } from '#lib/messages/case-editor.ts';
import { Dialog } from '../form/Dialog.tsx';
import type { CaseEditor } from './editor.ts';
import { FolderPanel } from './FolderPanel.tsx';

/** What a dragged folder is known by, so that files and images are not taken for one. */
const FOLDER_TYPE = 'application/x-negatoscope-folder';

/** The folders in their order, which drag or buttons change. */
export function Folders({ editor }: { editor: CaseEditor }) {
  const { folders } = useStore(editor.autosave.$draft);
  const [deleting, setDeleting] = useState<string>();
  const dragged = useRef<number>(undefined);
  const addButton = useRef<HTMLButtonElement>(null);
  /** Where the dragged folder would land. */
  const [target, setTarget] = useState<number>();
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= folders.length) return;
    editor.edit((body) => moveFolder(body, from, to));
    editor.announce(m.folderMoved(folders[from]?.name ?? '', to + 1, folders.length));
  };
  const remove = async (id: string) => {
    const { name = '' } = folders.find((folder) => folder.id === id) ?? {};
    editor.uploads.cancelFolder(id);
    editor.edit((body) => removeFolder(body, id));
    editor.announce(m.folderDeleted(name));
    // The button that asked for it is gone.
    requestAnimationFrame(() => addButton.current?.focus());
    return true;
  };
  const doomed = folders.find(({ id }) => id === deleting);
  return (
    <div className="folders">
      <div className="folders-head">
        <h2>{m.folders}</h2>
        <button
          ref={addButton}
          type="button"
          className="button"
          onClick={() => editor.makeFolder({ name: m.numberedFolder(folders.length + 1) })}
        >
          <i className="i-lucide-folder-plus" aria-hidden="true" />
          {m.addFolder}
        </button>
      </div>
      <ol className="folder-list">
        {folders.map((folder, index) => (
          <li
            key={folder.id}
            className={index === target && index !== dragged.current ? 'lands' : undefined}
            aria-label={m.folderOf(folder.name, index + 1, folders.length)}
            onDragOver={(event: DragEvent) => {
              if (!event.dataTransfer.types.includes(FOLDER_TYPE)) return;
              event.preventDefault();
              setTarget(index);
            }}
            onDragEnd={() => setTarget(undefined)}
            onDrop={(event) => {
              if (dragged.current === undefined || !event.dataTransfer.types.includes(FOLDER_TYPE)) return;
              event.preventDefault();
              move(dragged.current, index);
              dragged.current = undefined;
              setTarget(undefined);
            }}
          >
            <FolderPanel
              editor={editor}
              folder={folder}
              index={index}
              count={folders.length}
              onMove={(to) => move(index, to)}
              onDelete={() => setDeleting(folder.id)}
              onDragStart={(event) => {
                dragged.current = index;
                event.dataTransfer.setData(FOLDER_TYPE, folder.id);
                event.dataTransfer.effectAllowed = 'move';
              }}
            />
          </li>
        ))}
      </ol>
      {doomed && (
        <Dialog
          title={m.deleteFolderTitle}
          submitLabel={m.delete}
          danger
          onSubmit={() => remove(doomed.id)}
          onClose={() => setDeleting(undefined)}
        >
          <p>{m.deleteFolderBody(doomed.name, doomed.images.length)}</p>
        </Dialog>
      )}
    </div>
  );
}
