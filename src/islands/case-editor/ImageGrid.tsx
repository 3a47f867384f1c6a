import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { imagePath, TILE } from '#lib/domain/image-paths.ts';
import {
  type Selection,
  selectAll,
  selectedIn,
  selectOnly,
  selectTo,
  selectToggled,
} from '#lib/domain/selection.ts';
import type { CaseFolder, CaseImage } from '#lib/kinds/case/body-schema.ts';
import { caseMain, moveImage } from '#lib/kinds/case/edits.ts';
import { caseEditorMessages as m } from '#lib/messages/case-editor.ts';
import { useDragOrder } from '../form/use-drag-order.ts';
import type { CaseEditor } from './editor.ts';
import { ImageActions } from './ImageActions.tsx';
import { ImageTile } from './ImageTile.tsx';
import { SelectionActions } from './SelectionActions.tsx';

const IMAGE_TYPE = 'application/x-negatoscope-image';

/** On which side of a tile an image that comes from `from` is inserted. */
function insertionSide(from: number, to: number): '' | 'before' | 'after' {
  if (from === to) return '';
  return from > to ? 'before' : 'after';
}

/** Which image something belongs to. */
function indexOf(target: EventTarget): number | undefined {
  const tile = target instanceof Element ? target.closest<HTMLElement>('.tile') : null;
  return tile ? Number(tile.dataset.index) : undefined;
}

interface ImageGridProps {
  editor: CaseEditor;
  folder: CaseFolder;
  onRemove(indexes: readonly number[]): void;
}

/** The images of a folder that are selected, and the one among them that keys start from. */
function useSelection({ editor, folder: { id, images }, onRemove }: ImageGridProps) {
  const [chosen, setChosen] = useState(0);
  const [selection, setSelection] = useState<Selection>(() => selectOnly(0));
  /** Each press adds or takes away: for fingers, which have no Ctrl. */
  const [isPicking, setPicking] = useState(false);
  const grid = useRef<HTMLUListElement>(null);
  const at = Math.min(chosen, images.length - 1);
  const inside = selectedIn(selection, images.length);
  const selected = inside.length > 0 || isPicking ? inside : [at];
  const choose = (
    event: { target: EventTarget } & Partial<Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>>,
  ) => {
    const index = indexOf(event.target);
    if (index === undefined) return;
    setChosen(index);
    if (event.shiftKey) setSelection(selectTo(selection, index));
    else if (event.ctrlKey || event.metaKey || isPicking) setSelection(selectToggled(selection, index));
    else setSelection(selectOnly(index));
  };
  const focus = (index: number) => {
    setChosen(index);
    requestAnimationFrame(() => grid.current?.querySelectorAll<HTMLElement>('.tile')[index]?.focus());
  };
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= images.length) return;
    editor.edit((before) => moveImage(before, id, from, to));
    editor.announce(m.imageMoved(to + 1, images.length));
    setSelection(selectOnly(to));
    focus(to);
  };
  const gone = (indexes: readonly number[]) => {
    const next = Math.max(0, Math.min(indexes[0] ?? 0, images.length - indexes.length - 1));
    setSelection(selectOnly(next));
    setPicking(false);
    if (images.length > indexes.length) focus(next);
    else requestAnimationFrame(() => focusFolder(id));
  };
  const remove = () => {
    if (selected.length === 0) return;
    onRemove(selected);
    gone(selected);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    const end = { Home: 0, End: images.length - 1 }[event.key];
    const to = end ?? Math.max(0, Math.min(images.length - 1, at + (step ?? 0)));
    if (event.key === 'Delete') remove();
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) setSelection(selectAll(images.length));
    else if (step !== undefined && event.altKey) move(at, at + step);
    else if (step !== undefined || end !== undefined) {
      setSelection(event.shiftKey ? selectTo(selection, to) : selectOnly(to));
      focus(to);
    } else return;
    event.preventDefault();
  };
  const pick = (next: boolean) => {
    setPicking(next);
    setSelection(selectOnly(at));
  };
  return { grid, at, selected, isPicking, pick, choose, move, remove, gone, onKeyDown };
}

/** The name of a folder whose last image went: the focus goes there. */
function focusFolder(id: string): void {
  document.querySelector<HTMLElement>(`[data-folder="${id}"] .folder-name`)?.focus();
}

/** What the tiles of a folder show of the case. */
function useTileState(editor: CaseEditor, { id, images, mainImage = 0 }: CaseFolder) {
  const main = caseMain(useStore(editor.autosave.$draft));
  const saved = useStore(editor.$savedFiles);
  const previews = useStore(editor.$previews);
  const unattested = useStore(editor.attestation.$unattested);
  const isUnattested = (image: CaseImage) =>
    unattested.has(image.file) || (image.kind === 'frame' && unattested.has(image.frame));
  return (index: number) => {
    const image = images[index]!;
    return {
      source: saved.has(image.file) ? imagePath(editor.id, image.file, TILE) : previews[image.file],
      isFolderMain: index === mainImage,
      isCaseMain: main?.folderId === id && main.imageIndex === index,
      isUnattested: isUnattested(image),
    };
  };
}

/**
 * A folder's images in their order. One of them is chosen: arrows go from one to the next, Alt with arrows moves
 * it, the buttons below act on it; the mouse may also drag.
 */
export function ImageGrid(props: ImageGridProps) {
  const { editor, folder } = props;
  const { id, images } = folder;
  const { grid, at, selected, choose, move, onKeyDown, ...selection } = useSelection(props);
  const drag = useDragOrder(IMAGE_TYPE, move);
  const stateOf = useTileState(editor, folder);
  const { isFolderMain, isCaseMain } = stateOf(at);
  const sideOf = (index: number) =>
    index === drag.target ? insertionSide(drag.dragged.current ?? index, index) : '';
  return (
    <>
      {/* The tiles are buttons: what the list hears comes from them. */}
      <ul
        ref={grid}
        className="image-grid"
        onClick={choose}
        onKeyDown={onKeyDown}
        onDragStart={(event) => {
          const index = indexOf(event.target);
          if (index !== undefined) drag.start(event, index, images[index]?.file ?? '');
        }}
        onDragOver={(event) => drag.over(event, indexOf(event.target))}
        onDragLeave={drag.leave}
        onDragEnd={drag.end}
        onDrop={(event) => drag.drop(event, indexOf(event.target))}
      >
        {images.map((image, index) => (
          <ImageTile
            // The same image may stand twice in a folder.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={`${image.file}-${index}`}
            {...stateOf(index)}
            index={index}
            count={images.length}
            isChosen={selected.includes(index)}
            isReached={index === at}
            insertion={sideOf(index)}
          />
        ))}
      </ul>
      <ImageActions
        editor={editor}
        isFolderMain={isFolderMain}
        isCaseMain={isCaseMain}
        index={at}
        count={images.length}
        folderId={id}
        onMove={(to) => move(at, to)}
        onRemove={selection.remove}
        selected={selected.length}
      />
      <SelectionActions editor={editor} folder={folder} selected={selected} {...selection} />
    </>
  );
}
