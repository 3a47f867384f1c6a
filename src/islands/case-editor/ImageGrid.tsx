import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { CaseFolder } from '#lib/contract/bodies/case.ts';
import { imagePath, TILE } from '#lib/contract/paths.ts';
import { caseEditorMessages as m } from '#lib/messages/case-editor.ts';
import { moveImage, removeImage, setCaseMain, setFolderMain } from '#lib/stores/case-edits.ts';
import type { CaseEditor } from './editor.ts';
import { ImageTile } from './ImageTile.tsx';

const IMAGE_TYPE = 'application/x-negatoscope-image';

/** Which image something belongs to. */
function indexOf(target: EventTarget): number | undefined {
  const tile = target instanceof Element ? target.closest<HTMLElement>('.tile') : null;
  return tile ? Number(tile.dataset.index) : undefined;
}

/**
 * A folder's images in their order. One of them is chosen: arrows go from one to the next, Alt with arrows moves
 * it, the buttons below act on it; the mouse may also drag.
 */
export function ImageGrid({ editor, folder }: { editor: CaseEditor; folder: CaseFolder }) {
  const { body } = useStore(editor.autosave.$draft);
  const saved = useStore(editor.$savedFiles);
  const previews = useStore(editor.$previews);
  const [chosen, setChosen] = useState(0);
  const grid = useRef<HTMLUListElement>(null);
  const dragged = useRef<number>(undefined);
  const { id, images, mainImage = 0 } = folder;
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
    editor.edit((before) => removeImage(before, id, index));
    editor.announce(m.imageRemoved(images.length - 1));
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
  const action = (icon: string, label: string, onClick: () => void, disabled = false) => (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <i className={icon} aria-hidden="true" />
    </button>
  );
  const isCaseMain = (index: number) =>
    body.mainImage?.folderId === id && body.mainImage.imageIndex === index;
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
          if (index === undefined) return;
          dragged.current = index;
          event.dataTransfer.setData(IMAGE_TYPE, images[index]?.file ?? '');
          event.dataTransfer.effectAllowed = 'move';
        }}
        onDragOver={(event) => {
          if (dragged.current !== undefined && event.dataTransfer.types.includes(IMAGE_TYPE))
            event.preventDefault();
        }}
        onDrop={(event) => {
          const to = indexOf(event.target);
          if (dragged.current === undefined || to === undefined) return;
          event.preventDefault();
          move(dragged.current, to);
          dragged.current = undefined;
        }}
      >
        {images.map((image, index) => (
          <ImageTile
            // The same image may stand twice in a folder.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={`${image.file}-${index}`}
            source={saved.has(image.file) ? imagePath(editor.id, image.file, TILE) : previews[image.file]}
            index={index}
            count={images.length}
            isChosen={index === at}
            isFolderMain={index === mainImage}
            isCaseMain={isCaseMain(index)}
          />
        ))}
      </ul>
      <fieldset className="image-actions">
        <legend className="visually-hidden">{m.imageActions}</legend>
        <span className="image-rank tabular">{m.rankOf(at + 1, images.length)}</span>
        {action('i-lucide-chevron-left', m.moveBefore, () => move(at, at - 1), at === 0)}
        {action('i-lucide-chevron-right', m.moveAfter, () => move(at, at + 1), at === images.length - 1)}
        {action(
          'i-lucide-folder-heart',
          m.mainOfFolder,
          () => {
            editor.edit((before) => setFolderMain(before, id, at));
            editor.announce(m.nowMainOfFolder(at + 1));
          },
          at === mainImage,
        )}
        {action(
          'i-lucide-star',
          m.mainOfCase,
          () => {
            editor.edit((before) => setCaseMain(before, id, at));
            editor.announce(m.nowMainOfCase(at + 1));
          },
          isCaseMain(at),
        )}
        {action('i-lucide-trash-2', m.removeImage, () => remove(at))}
        <span className="hint keyboard-help">{m.imageHelp}</span>
      </fieldset>
    </>
  );
}
