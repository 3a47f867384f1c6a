import { useStore } from '@nanostores/react';
import { type DragEvent, type RefObject, useRef, useState } from 'react';
import type { CaseFolder } from '#lib/cases/body-schema.ts';
import { caseEditorMessages as m } from '#lib/cases/editor-texts.ts';
import { moveFolder, removeFolder } from '#lib/cases/edits.ts';
import { goneFindings } from '#lib/cases/findings.ts';
import { Dialog } from '../form/Dialog.tsx';
import { useDragOrder } from '../form/use-drag-order.ts';
import type { CaseEditor } from './editor.ts';
import { FolderPanel } from './FolderPanel.tsx';
import { useOpenFolders } from './use-open-folders.ts';

/** Drag-and-drop type of a folder: files and images must not be taken for one. */
const FOLDER_TYPE = 'application/x-negatoscope-folder';

/** Changes of the order of the folders, by buttons and mouse. */
function useFolderEdits(editor: CaseEditor, folders: readonly CaseFolder[]) {
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= folders.length) return;
    editor.edit((body) => moveFolder(body, from, to));
    editor.announce(m.folderMoved(folders[from]?.name ?? '', to + 1, folders.length));
  };
  const remove = ({ id, name }: CaseFolder) => {
    editor.uploads.cancelFolder(id);
    const before = editor.autosave.$draft.get();
    editor.edit((body) => removeFolder(body, id));
    editor.announce(m.folderDeleted(name) + m.findingsGone(goneFindings(before, removeFolder(before, id))));
  };
  return { move, remove };
}

/** Makes a folder before the others and goes to its name. */
function useNewFolder(editor: CaseEditor, count: number, show: (id: string) => void) {
  const list = useRef<HTMLOListElement>(null);
  const add = () => {
    const id = editor.makeFolder({ name: m.numberedFolder(count + 1) }, 'first');
    show(id);
    requestAnimationFrame(() => {
      const name = list.current?.querySelector<HTMLInputElement>(`[data-folder="${id}"] .folder-name`);
      name?.focus();
      name?.select();
    });
  };
  return { list, add };
}

/** Asks before a folder is deleted. */
function DeleteFolder({
  folder,
  gone,
  onDelete,
  onClose,
}: {
  folder: CaseFolder;
  /** Names of the findings that are removed with the folder. */
  gone: readonly string[];
  onDelete(): void;
  onClose(): void;
}) {
  const submit = async () => {
    onDelete();
    return true;
  };
  return (
    <Dialog title={m.deleteFolderTitle} submitLabel={m.delete} danger onSubmit={submit} onClose={onClose}>
      <p>
        {m.deleteFolderBody(folder.name, folder.images.length)}
        {m.findingsGone(gone)}
      </p>
    </Dialog>
  );
}

interface FoldersHeadProps {
  count: number;
  areAllOpen: boolean;
  addButton: RefObject<HTMLButtonElement | null>;
  onAdd(): void;
  /** Folds or unfolds all folders. */
  onToggle(): void;
}

/** Actions on all folders together. */
function FoldersHead({ count, areAllOpen, addButton, onAdd, onToggle }: FoldersHeadProps) {
  return (
    <div className="folders-head">
      <h3>{m.folders}</h3>
      {count > 1 && (
        <button type="button" className="button" onClick={onToggle}>
          <i
            className={areAllOpen ? 'i-lucide-fold-vertical' : 'i-lucide-unfold-vertical'}
            aria-hidden="true"
          />
          {areAllOpen ? m.closeAll : m.openAll}
        </button>
      )}
      <button ref={addButton} type="button" className="button" onClick={onAdd}>
        <i className="i-lucide-folder-plus" aria-hidden="true" />
        {m.addFolder}
      </button>
    </div>
  );
}

/** The folders in their order, which drag or buttons change. */
export function Folders({ editor }: { editor: CaseEditor }) {
  const draft = useStore(editor.autosave.$draft);
  const { folders } = draft;
  const [deletingId, setDeletingId] = useState<string>();
  const deleting = folders.find(({ id }) => id === deletingId);
  const addButton = useRef<HTMLButtonElement>(null);
  const open = useOpenFolders(folders);
  const { list, add } = useNewFolder(editor, folders.length, (id) => open.set(id, true));
  const { move, remove } = useFolderEdits(editor, folders);
  const drag = useDragOrder(FOLDER_TYPE, move);
  return (
    <div className="folders">
      <FoldersHead
        count={folders.length}
        areAllOpen={open.areAll}
        addButton={addButton}
        onAdd={add}
        onToggle={() => open.setAll(!open.areAll)}
      />
      <ol className="folder-list" ref={list}>
        {folders.map((folder, index) => (
          <li
            key={folder.id}
            data-folder={folder.id}
            className={index === drag.target && index !== drag.dragged.current ? 'inserts' : undefined}
            aria-label={m.folderOf(folder.name, index + 1, folders.length)}
            onDragOver={(event: DragEvent) => drag.over(event, index)}
            onDragEnd={drag.end}
            onDrop={(event) => drag.drop(event, index)}
          >
            <FolderPanel
              editor={editor}
              folder={folder}
              index={index}
              count={folders.length}
              onMove={(to) => move(index, to)}
              isOpen={open.has(folder.id)}
              onToggle={() => open.set(folder.id, !open.has(folder.id))}
              onDelete={() => setDeletingId(folder.id)}
              onDragStart={(event) => drag.start(event, index, folder.id)}
            />
          </li>
        ))}
      </ol>
      {deleting && (
        <DeleteFolder
          folder={deleting}
          gone={goneFindings(draft, removeFolder(draft, deleting.id))}
          onDelete={() => {
            remove(deleting);
            // The button that opened the dialog is gone.
            requestAnimationFrame(() => addButton.current?.focus());
          }}
          onClose={() => setDeletingId(undefined)}
        />
      )}
    </div>
  );
}
