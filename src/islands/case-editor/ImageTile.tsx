import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { type DragEventHandler, type KeyboardEventHandler, useMemo } from 'react';
import type { CaseImage } from '#lib/contract/bodies/case.ts';
import { imagePath } from '#lib/contract/paths.ts';
import { caseEditorMessages as m } from '#lib/messages/case-editor.ts';
import type { CaseEditor } from './editor.ts';

interface ImageTileProps {
  editor: CaseEditor;
  image: CaseImage;
  label: string;
  isChosen: boolean;
  isFolderMain: boolean;
  isCaseMain: boolean;
  onChoose(): void;
  onKeyDown: KeyboardEventHandler;
  onDragStart: DragEventHandler;
  onDragOver: DragEventHandler;
  onDrop: DragEventHandler;
}

/** The server shows an image once the case that holds it is saved; until then, the author's own file is shown. */
function useSource(editor: CaseEditor, file: string): string | undefined {
  const previews = useStore(editor.$previews);
  const $isSaved = useMemo(
    () =>
      computed(editor.autosave.$saved, ({ body }) =>
        body.folders.some(({ images }) => images.some((image) => image.file === file)),
      ),
    [editor, file],
  );
  const isSaved = useStore($isSaved);
  return previews[file] ?? (isSaved ? imagePath(editor.id, file, '160.webp') : undefined);
}

/** One image of a folder. */
export function ImageTile({
  editor,
  image,
  label,
  isChosen,
  isFolderMain,
  isCaseMain,
  ...tile
}: ImageTileProps) {
  const source = useSource(editor, image.file);
  const { onChoose, onKeyDown, onDragStart, onDragOver, onDrop } = tile;
  const marks = [isCaseMain && m.mainOfCase, isFolderMain && m.mainOfFolder].filter(Boolean).join(', ');
  return (
    <li>
      <button
        type="button"
        className={isChosen ? 'tile is-chosen' : 'tile'}
        aria-pressed={isChosen}
        aria-label={marks ? `${label}, ${marks}` : label}
        tabIndex={isChosen ? 0 : -1}
        draggable
        onClick={onChoose}
        onFocus={onChoose}
        onKeyDown={onKeyDown}
        onDragStart={onDragStart}
        onDragOver={onDragOver}
        onDrop={onDrop}
      >
        {source ? (
          <img src={source} alt="" width={96} height={96} loading="lazy" decoding="async" draggable={false} />
        ) : (
          <span className="spinner" aria-hidden="true" />
        )}
        {isFolderMain && <i className="i-lucide-folder-heart mark" aria-hidden="true" />}
        {isCaseMain && <i className="i-lucide-star mark case-mark" aria-hidden="true" />}
      </button>
    </li>
  );
}
