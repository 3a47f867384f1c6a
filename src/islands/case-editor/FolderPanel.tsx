import { useStore } from '@nanostores/react';
import { type DragEvent, useId, useState } from 'react';
import type { CaseFolder, CaseImage } from '#lib/kinds/case/body-schema.ts';
import { changeFolder, insertImage, removeImage } from '#lib/kinds/case/edits.ts';
import { CASE_MAX } from '#lib/kinds/case/limits.ts';
import { caseEditorMessages as m } from '#lib/messages/case-editor.ts';
import { AddButton } from '../files/AddButton.tsx';
import { useFileDrop } from '../files/use-file-drop.ts';
import { IconButton } from '../form/IconButton.tsx';
import { useTypedBefore } from '../form/use-typed-before.ts';
import type { CaseEditor } from './editor.ts';
import { ImageGrid } from './ImageGrid.tsx';
import { takeFiles } from './import-files.ts';

interface FolderPanelProps {
  editor: CaseEditor;
  folder: CaseFolder;
  index: number;
  count: number;
  onMove(to: number): void;
  onDelete(): void;
  onDragStart(event: DragEvent): void;
}

/** The folder's name; an empty one is not saved, the one before comes back. */
function NameField({ folder, onName }: { folder: CaseFolder; onName(name: string): void }) {
  const [typed, setTyped] = useState<string>();
  const id = useId();
  const change = (next: string) => {
    setTyped(next);
    if (next.trim() !== '') onName(next);
  };
  useTypedBefore(id, folder.name, change);
  return (
    <input
      id={id}
      autoComplete="off"
      className="input folder-name"
      aria-label={m.folderName}
      maxLength={CASE_MAX.folderName}
      value={typed ?? folder.name}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** One folder: its name, description and images. Files dropped on it go into it. */
export function FolderPanel({
  editor,
  folder,
  index,
  count,
  onMove,
  onDelete,
  onDragStart,
}: FolderPanelProps) {
  const { name, description, images } = folder;
  const drop = useFileDrop((items) => void takeFiles(editor, { dropped: items }, folder.id));
  const change = (part: Partial<CaseFolder>) => editor.edit((body) => changeFolder(body, folder.id, part));
  const pending = useStore(editor.uploads.$pending)[folder.id] ?? 0;
  const [hadDescription] = useState(description !== '');
  const descriptionId = useId();
  /** The image taken out last, until something else is: one key does it, one button undoes it. */
  const [removed, setRemoved] = useState<{ image: CaseImage; index: number }>();
  const remove = (index: number) => {
    const image = images[index];
    if (!image) return;
    editor.edit((body) => removeImage(body, folder.id, index));
    editor.announce(m.imageRemoved(images.length - 1));
    setRemoved({ image, index });
  };
  const putBack = () => {
    if (!removed) return;
    const at = Math.min(removed.index, images.length);
    editor.edit((body) => insertImage(body, folder.id, at, removed.image));
    editor.announce(m.imageBack(at + 1, images.length + 1));
    setRemoved(undefined);
  };
  useTypedBefore(descriptionId, description, (next) => change({ description: next }));
  return (
    <div className={drop.isOver ? 'panel folder is-over' : 'panel folder'} {...drop.handlers}>
      <div className="folder-head">
        <span className="drag-handle" draggable onDragStart={onDragStart} aria-hidden="true">
          <i className="i-lucide-grip-vertical" />
        </span>
        <NameField folder={folder} onName={(next) => change({ name: next })} />
        <span className="folder-count tabular">
          {pending > 0 ? m.imagesOf(images.length, images.length + pending) : m.images(images.length)}
        </span>
        <AddButton
          label={m.addTo(name)}
          isIcon
          onFiles={(files) => void takeFiles(editor, { picked: files }, folder.id)}
        />
        <IconButton
          icon="i-lucide-chevron-up"
          label={m.moveFolderUp(name)}
          disabled={index === 0}
          onPress={() => onMove(index - 1)}
        />
        <IconButton
          icon="i-lucide-chevron-down"
          label={m.moveFolderDown(name)}
          disabled={index === count - 1}
          onPress={() => onMove(index + 1)}
        />
        <IconButton icon="i-lucide-trash-2" label={m.deleteFolder(name)} danger onPress={onDelete} />
      </div>
      {images.length > 0 && <ImageGrid editor={editor} folder={folder} onRemove={remove} />}
      {removed && (
        <button type="button" className="button small removed-image" onClick={putBack}>
          <i className="i-lucide-undo-2" aria-hidden="true" />
          {m.undoRemoval}
        </button>
      )}
      {images.length === 0 && (
        <p className="hint folder-empty">
          {pending > 0 && <span className="spinner" aria-hidden="true" />}
          {pending > 0 ? m.arriving(pending) : m.emptyFolder}
        </p>
      )}
      <details className="folder-description" open={hadDescription}>
        <summary>{m.folderDescription}</summary>
        <textarea
          id={descriptionId}
          autoComplete="off"
          className="input"
          rows={2}
          maxLength={CASE_MAX.description}
          aria-label={m.folderDescription}
          aria-describedby={`${descriptionId}-hint`}
          value={description}
          onChange={(event) => change({ description: event.target.value })}
        />
        <p className="hint" id={`${descriptionId}-hint`}>
          {m.folderDescriptionHint}
        </p>
      </details>
    </div>
  );
}
