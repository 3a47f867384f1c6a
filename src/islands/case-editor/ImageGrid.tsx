import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { imagePath, TILE } from '#lib/domain/image-paths.ts';
import type { CaseFolder, CaseImage } from '#lib/kinds/case/body-schema.ts';
import { caseMain, moveImage } from '#lib/kinds/case/edits.ts';
import { caseEditorMessages as m } from '#lib/messages/case-editor.ts';
import { useDragOrder } from '../form/use-drag-order.ts';
import type { CaseEditor } from './editor.ts';
import { ImageActions } from './ImageActions.tsx';
import { ImageTile } from './ImageTile.tsx';

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
  onRemove(index: number): void;
}

/** The chosen image of a folder, and what moves or removes it. */
function useChosenImage({ editor, folder: { id, images }, onRemove }: ImageGridProps) {
  const [chosen, setChosen] = useState(0);
  const grid = useRef<HTMLUListElement>(null);
  const at = Math.min(chosen, images.length - 1);
  const choose = (target: EventTarget) => {
    const index = indexOf(target);
    if (index !== undefined) setChosen(index);
  };
  const focus = (index: number) => {
    setChosen(index);
    requestAnimationFrame(() => grid.current?.querySelectorAll<HTMLElement>('.tile')[index]?.focus());
  };
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= images.length) return;
    editor.edit((before) => moveImage(before, id, from, to));
    editor.announce(m.imageMoved(to + 1, images.length));
    focus(to);
  };
  const remove = (index: number) => {
    onRemove(index);
    if (images.length > 1) focus(Math.min(index, images.length - 2));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    const end = { Home: 0, End: images.length - 1 }[event.key];
    if (event.key === 'Delete') remove(at);
    else if (step !== undefined && event.altKey) move(at, at + step);
    else if (step !== undefined) focus(Math.max(0, Math.min(images.length - 1, at + step)));
    else if (end !== undefined) focus(end);
    else return;
    event.preventDefault();
  };
  return { grid, at, choose, move, remove, onKeyDown };
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
  const { grid, at, choose, move, remove, onKeyDown } = useChosenImage(props);
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
        onClick={(event) => choose(event.target)}
        onFocus={(event) => choose(event.target)}
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
            isChosen={index === at}
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
        onRemove={() => remove(at)}
      />
    </>
  );
}
