import { useStore } from '@nanostores/react';
import { type MouseEvent, useMemo } from 'react';
import type { CaseFolder, CaseImage } from '#lib/cases/body-schema.ts';
import { coverIndex } from '#lib/cases/cover.ts';
import { caseMain } from '#lib/cases/edits.ts';
import { findingCounts } from '#lib/cases/finding-places.ts';
import { factsOf, folderFacts } from '#lib/cases/image-facts.ts';
import { casePaths } from '#lib/cases/paths.ts';
import { imagePath, TILE } from '#lib/images/image-paths.ts';
import { aspectOf } from '#lib/imaging/pixel-aspect.ts';
import { useDragOrder } from '../form/use-drag-order.ts';
import type { Place } from './beside.ts';
import type { CaseEditor } from './editor.ts';
import { ImageActions } from './ImageActions.tsx';
import { ImageTile } from './ImageTile.tsx';
import { isPlainPress } from './is-plain-press.ts';
import { openWriting } from './open-writing.ts';
import { SelectionActions } from './SelectionActions.tsx';
import { useEnlargedImage } from './use-enlarged-image.tsx';
import { indexOf, useImageSelection } from './use-image-selection.ts';

const IMAGE_TYPE = 'application/x-negatoscope-image';

/** On which side of a tile an image that comes from `from` is inserted. */
function insertionSide(from: number, to: number): '' | 'before' | 'after' {
  if (from === to) return '';
  return from > to ? 'before' : 'after';
}

/**
 * React keys of the tiles: a tile keeps its identity and its focus when others come or go, though a folder may hold
 * the same image twice.
 */
function keysOf(images: readonly CaseImage[]): string[] {
  const counts = new Map<string, number>();
  return images.map(({ file }) => {
    const nth = (counts.get(file) ?? 0) + 1;
    counts.set(file, nth);
    return `${file} ${nth}`;
  });
}

interface ImageGridProps {
  editor: CaseEditor;
  folder: CaseFolder;
  onRemove(indexes: readonly number[]): void;
}

/** The parts of the case that the tiles of a folder show. */
function useTileState(editor: CaseEditor, folder: CaseFolder) {
  const { id, images } = folder;
  const cover = coverIndex(folder);
  const draft = useStore(editor.autosave.$draft);
  const main = caseMain(draft);
  const { folders, findings } = draft;
  const counts = useMemo(() => findingCounts({ folders, findings }, id), [folders, findings, id]);
  const saved = useStore(editor.$savedFiles);
  const previews = useStore(editor.$previews);
  const unattested = useStore(editor.attestation.$unattested);
  const isUnattested = (image: CaseImage) =>
    unattested.has(image.file) || (image.kind === 'frame' && unattested.has(image.frame));
  const known = useMemo(() => folderFacts(folder), [folder]);
  return (index: number) => {
    const image = images[index]!;
    return {
      aspect: aspectOf(factsOf(folder, image, known)),
      source: saved.has(image.file) ? imagePath(editor.id, image.file, TILE) : previews[image.file],
      isFolderMain: index === cover,
      isCaseMain: main?.folderId === id && main.imageIndex === index,
      isUnattested: isUnattested(image),
      findings: counts.get(index) ?? 0,
      writing: saved.has(image.file)
        ? casePaths.writeFindings(editor.id, { folder: id, image: index })
        : undefined,
    };
  };
}

/** Adds HTML to the dragged data: the image can then also be dropped into the sheet, if it is open. */
function offerToSheet({ beside, $savedFiles }: CaseEditor, data: DataTransfer, place: Place): void {
  const html = beside.$sheet.get()?.htmlOf(place, $savedFiles.get());
  if (!html) return;
  data.setData('text/html', html);
  data.effectAllowed = 'copyMove';
}

/** Follows the pressed link to an image's findings; returns false if the event was not on such a link. */
function followed(editor: CaseEditor, event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return false;
  if (isPlainPress(event)) {
    event.preventDefault();
    void openWriting(editor, link.href);
  }
  return true;
}

/**
 * A folder's images in their order. One of them is chosen: arrows move the choice, Alt with arrows moves the image,
 * the buttons below act on it; the mouse may also drag.
 */
export function ImageGrid(props: ImageGridProps) {
  const { editor, folder } = props;
  const { images } = folder;
  const { grid, at, selected, choose, move, onKeyDown, ...selection } = useImageSelection(props);
  const drag = useDragOrder(IMAGE_TYPE, move);
  const stateOf = useTileState(editor, folder);
  const keys = useMemo(() => keysOf(images), [images]);
  const { isFolderMain, isCaseMain } = stateOf(at);
  const enlarged = useEnlargedImage(editor, folder);
  const hasSeveral = selected.length > 1 || selection.isPicking;
  const sideOf = (index: number) =>
    index === drag.target ? insertionSide(drag.dragged.current ?? index, index) : '';
  return (
    <>
      {/* The tiles are buttons: the events that the list handles bubble up from them. */}
      <ul
        ref={grid}
        className={`image-grid${hasSeveral ? ' has-several' : ''}`}
        onClick={(event) => followed(editor, event) || choose(event)}
        onKeyDown={onKeyDown}
        onDragStart={(event) => {
          const index = indexOf(event.target);
          if (index === undefined) return;
          drag.start(event, index, images[index]?.file ?? '');
          offerToSheet(editor, event.dataTransfer, { folderId: folder.id, index });
        }}
        onDragOver={(event) => drag.over(event, indexOf(event.target))}
        onDragLeave={drag.leave}
        onDragEnd={drag.end}
        onDrop={(event) => drag.drop(event, indexOf(event.target))}
      >
        {images.map((_, index) => (
          <ImageTile
            key={keys[index]}
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
        folder={folder}
        onMove={(to) => move(at, to)}
        onRemove={selection.remove}
        onEnlarge={() => enlarged.open(at)}
        selected={selected.length}
        hasSeveral={hasSeveral}
      />
      <SelectionActions editor={editor} folder={folder} selected={selected} {...selection} />
      {enlarged.dialog}
    </>
  );
}
