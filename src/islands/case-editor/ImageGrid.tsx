import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { imagePath, TILE } from '#lib/domain/image-paths.ts';
import type { CaseFolder, CaseImage } from '#lib/kinds/case/body-schema.ts';
import { caseMain, moveImage, setCaseMain, setFolderMain } from '#lib/kinds/case/edits.ts';
import { caseEditorMessages as m } from '#lib/messages/case-editor.ts';
import { IconButton } from '../form/IconButton.tsx';
import type { CaseEditor } from './editor.ts';
import { ImageTile } from './ImageTile.tsx';

const IMAGE_TYPE = 'application/x-negatoscope-image';

/** On which side of a tile an image that comes from `from` lands. */
function landingOf(from: number, to: number): '' | 'before' | 'after' {
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

/**
 * A folder's images in their order. One of them is chosen: arrows go from one to the next, Alt with arrows moves
 * it, the buttons below act on it; the mouse may also drag.
 */
export function ImageGrid({ editor, folder, onRemove }: ImageGridProps) {
  const body = useStore(editor.autosave.$draft);
  const saved = useStore(editor.$savedFiles);
  const previews = useStore(editor.$previews);
  const unattested = useStore(editor.attestation.$unattested);
  const [chosen, setChosen] = useState(0);
  const grid = useRef<HTMLUListElement>(null);
  const dragged = useRef<number>(undefined);
  /** Where the dragged image would land. */
  const [target, setTarget] = useState<number>();
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
  const main = caseMain(body);
  const isUnattested = (image: CaseImage) =>
    unattested.has(image.file) || (image.kind === 'frame' && unattested.has(image.frame));
  const isCaseMain = (index: number) => main?.folderId === id && main.imageIndex === index;
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
          if (dragged.current === undefined || !event.dataTransfer.types.includes(IMAGE_TYPE)) return;
          event.preventDefault();
          setTarget(indexOf(event.target));
        }}
        onDragLeave={() => setTarget(undefined)}
        onDragEnd={() => {
          dragged.current = undefined;
          setTarget(undefined);
        }}
        onDrop={(event) => {
          const to = indexOf(event.target);
          if (dragged.current === undefined || to === undefined) return;
          event.preventDefault();
          move(dragged.current, to);
          dragged.current = undefined;
          setTarget(undefined);
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
            landing={index === target ? landingOf(dragged.current ?? index, index) : ''}
            isFolderMain={index === mainImage}
            isCaseMain={isCaseMain(index)}
            isUnattested={isUnattested(image)}
          />
        ))}
      </ul>
      <fieldset className="image-actions">
        <legend className="visually-hidden">{m.imageActions}</legend>
        <span className="image-rank tabular">{m.rankOf(at + 1, images.length)}</span>
        <IconButton
          icon="i-lucide-chevron-left"
          label={m.moveBefore}
          disabled={at === 0}
          onPress={() => move(at, at - 1)}
        />
        <IconButton
          icon="i-lucide-chevron-right"
          label={m.moveAfter}
          disabled={at === images.length - 1}
          onPress={() => move(at, at + 1)}
        />
        <IconButton
          icon="i-lucide-folder-heart"
          label={m.mainOfFolder}
          disabled={at === mainImage}
          onPress={() => {
            editor.edit((before) => setFolderMain(before, id, at));
            editor.announce(m.nowMainOfFolder(at + 1));
          }}
        />
        <IconButton
          icon="i-lucide-star"
          label={m.mainOfCase}
          disabled={isCaseMain(at)}
          onPress={() => {
            editor.edit((before) => setCaseMain(before, id, at));
            editor.announce(m.nowMainOfCase(at + 1));
          }}
        />
        <IconButton icon="i-lucide-trash-2" label={m.removeImage} onPress={() => remove(at)} />
        <span className="hint keyboard-help">{m.imageHelp}</span>
      </fieldset>
    </>
  );
}
