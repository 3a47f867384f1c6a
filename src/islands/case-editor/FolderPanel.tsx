import { useStore } from '@nanostores/react';
import { type DragEvent, useId, useState } from 'react';
import type { CaseFolder } from '#lib/cases/body-schema.ts';
import { caseEditorMessages as m } from '#lib/cases/editor-texts.ts';
import { changeFolder } from '#lib/cases/edits.ts';
import { CASE_MAX } from '#lib/cases/limits.ts';
import { TooLong } from '../editing/TooLong.tsx';
import { useEmptiedName } from '../editing/use-emptied-name.ts';
import { AddButton } from '../files/AddButton.tsx';
import { entriesOf, useFileDrop } from '../files/use-file-drop.ts';
import { IconButton } from '../form/IconButton.tsx';
import { MoveButtons } from '../form/MoveButtons.tsx';
import { useTypedBefore } from '../form/use-typed-before.ts';
import type { CaseEditor } from './editor.ts';
import { ImageGrid } from './ImageGrid.tsx';
import { takeFiles } from './import-files.ts';
import { PartOfFolder } from './PartOfFolder.tsx';
import { useRemovedImages } from './use-removed-images.ts';

interface FolderPanelProps {
  editor: CaseEditor;
  folder: CaseFolder;
  index: number;
  count: number;
  onMove(to: number): void;
  onDelete(): void;
  onDragStart(event: DragEvent): void;
  /** Whether the folder is expanded; a collapsed one shows only its name. */
  isOpen: boolean;
  onToggle(): void;
}

/** The folder's name; an empty name is not saved, and the previous name comes back. */
function NameField({ folder, onName }: { folder: CaseFolder; onName(name: string): void }) {
  const id = useId();
  const { change, field } = useEmptiedName(folder.name, onName);
  useTypedBefore(id, folder.name, change);
  return (
    <input
      id={id}
      autoComplete="off"
      className="input folder-name"
      aria-label={m.folderName}
      aria-invalid={folder.name.trim().length > CASE_MAX.folderName}
      {...field}
    />
  );
}

/** A description for people who do not see the images. */
function Description({ value, onChange }: { value: string; onChange(value: string): void }) {
  const [isOpen] = useState(value !== '');
  const id = useId();
  useTypedBefore(id, value, onChange);
  return (
    <details className="folder-description" open={isOpen}>
      <summary>{m.folderDescription}</summary>
      <textarea
        id={id}
        autoComplete="off"
        className="input"
        rows={2}
        data-of-draft
        aria-invalid={value.trim().length > CASE_MAX.description}
        aria-label={m.folderDescription}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="hint" id={`${id}-hint`}>
        {m.folderDescriptionHint}
      </p>
      <TooLong text={value} most={CASE_MAX.description} />
    </details>
  );
}

/** The folder's name, its number of images, and the actions on the whole folder. */
function FolderHead(props: FolderPanelProps) {
  const { editor, folder, index, count, isOpen, onMove, onDelete, onDragStart, onToggle } = props;
  const { id, name, images } = folder;
  const pending = useStore(editor.uploads.$pending)[id] ?? 0;
  const rename = (next: string) =>
    editor.edit((body) => changeFolder(body, id, { name: next }), `name ${id}`);
  return (
    <div className="folder-head">
      <span className="drag-handle" draggable onDragStart={onDragStart} aria-hidden="true">
        <i className="i-lucide-grip-vertical" />
      </span>
      <button
        type="button"
        className="icon-button folder-toggle"
        aria-expanded={isOpen}
        aria-label={isOpen ? m.closeFolder(name) : m.openFolder(name)}
        onClick={onToggle}
      >
        <i className={isOpen ? 'i-lucide-chevron-down' : 'i-lucide-chevron-right'} aria-hidden="true" />
      </button>
      <span className="folder-number tabular" aria-hidden="true">
        {index + 1}
      </span>
      <NameField folder={folder} onName={rename} />
      <span className="folder-count tabular">
        {pending > 0 ? m.imagesOf(images.length, images.length + pending) : m.images(images.length)}
      </span>
      <span className="folder-tools">
        <AddButton
          label={m.addTo(name)}
          isIcon
          onFiles={(files) => void takeFiles(editor.intake, { picked: files }, id)}
        />
        <MoveButtons
          index={index}
          count={count}
          upLabel={m.moveFolderUp(name)}
          downLabel={m.moveFolderDown(name)}
          onMove={onMove}
        />
        <IconButton icon="i-lucide-trash-2" label={m.deleteFolder(name)} danger onPress={onDelete} />
      </span>
    </div>
  );
}

/** One folder: its name, description and images. Files dropped on it go into it. */
export function FolderPanel(props: FolderPanelProps) {
  const { editor, folder, isOpen } = props;
  const { id, description, images } = folder;
  const drop = useFileDrop((items) => void takeFiles(editor.intake, { dropped: entriesOf(items) }, id));
  const pending = useStore(editor.uploads.$pending)[id] ?? 0;
  const { gone, lost, remove, putBack } = useRemovedImages(editor, folder);
  const describe = (next: string) =>
    editor.edit((body) => changeFolder(body, id, { description: next }), `description ${id}`);
  return (
    <div
      className={`panel folder${drop.isOver ? ' is-over' : ''}${isOpen ? '' : ' is-closed'}`}
      {...drop.handlers}
    >
      <FolderHead {...props} />
      <TooLong text={folder.name} most={CASE_MAX.folderName} />
      {isOpen && images.length > 0 && <ImageGrid editor={editor} folder={folder} onRemove={remove} />}
      {isOpen && <PartOfFolder editor={editor} folder={folder} onRemove={remove} />}
      {gone > 0 && (
        <button type="button" className="button small removed-image" onClick={putBack}>
          <i className="i-lucide-undo-2" aria-hidden="true" />
          {m.undoRemoval(gone)}
          {m.findingsGone(lost)}
        </button>
      )}
      {isOpen && images.length === 0 && (
        <p className="hint folder-empty">
          {pending > 0 && <span className="spinner" aria-hidden="true" />}
          {pending > 0 ? m.arriving(pending) : m.emptyFolder}
        </p>
      )}
      {isOpen && <Description value={description} onChange={describe} />}
    </div>
  );
}
