import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { CaseFolder } from '#lib/cases/body-schema.ts';
import { caseEditorMessages as m } from '#lib/cases/editor-texts.ts';
import { setCaseMain, setFolderMain } from '#lib/cases/edits.ts';
import { sheetPanelMessages } from '#lib/cases/sheet-panel-texts.ts';
import { IconButton } from '../form/IconButton.tsx';
import { MaskButton } from '../image-review/MaskButton.tsx';
import type { CaseEditor } from './editor.ts';
import { maskableCase } from './mask-in-case.ts';

interface ImageActionsProps {
  editor: CaseEditor;
  folder: CaseFolder;
  /** Index of the chosen image. */
  index: number;
  /** How many images are selected. */
  selected: number;
  /** Whether several are selected, or may be. */
  hasSeveral: boolean;
  isFolderMain: boolean;
  isCaseMain: boolean;
  onMove(to: number): void;
  onRemove(): void;
  onEnlarge(): void;
}

type Size = { width: number; height: number };
const isOfSize = ({ width, height }: Size, other: Size | undefined) =>
  width === other?.width && height === other.height;

/** Blacks out parts of the chosen image, or of all of its folder, once the server has them. */
function MaskInFolder({ editor, folder, index }: Pick<ImageActionsProps, 'editor' | 'folder' | 'index'>) {
  const saved = useStore(editor.$savedFiles);
  const [item] = useState(() => maskableCase(editor));
  const file = folder.images[index]?.file ?? '';
  const there = folder.images.flatMap((image) => (saved.has(image.file) ? image.file : []));
  return (
    <MaskButton
      item={item}
      images={there}
      first={there.indexOf(file)}
      areAlike={folder.series !== undefined}
      isOneSize={folder.images.every((image) => isOfSize(image, folder.images[0]))}
      disabled={!saved.has(file)}
    />
  );
}

/** Inserts the chosen image into the sheet, while the sheet is open beside the case. */
function IntoSheet({ editor, folder, index }: Pick<ImageActionsProps, 'editor' | 'folder' | 'index'>) {
  const sheet = useStore(editor.beside.$sheet);
  const saved = useStore(editor.$savedFiles);
  if (!sheet) return null;
  return (
    <IconButton
      icon="i-lucide-file-input"
      label={sheetPanelMessages.insert}
      disabled={!saved.has(folder.images[index]?.file ?? '')}
      onPress={() => {
        sheet.insert({ folderId: folder.id, index });
        editor.announce(sheetPanelMessages.inserted(index + 1));
      }}
    />
  );
}

type ImageRankProps = Pick<ImageActionsProps, 'index' | 'selected' | 'hasSeveral'> & { count: number };

/** The rank of the chosen image, or the number of selected ones; its constant width keeps the next buttons in place. */
function ImageRank({ index, count, selected, hasSeveral }: ImageRankProps) {
  return (
    <span className="image-rank tabular">
      <span className="widest" aria-hidden="true">
        {m.chosenImages(count)}
      </span>
      {!hasSeveral && <span>{m.rankOf(index + 1, count)}</span>}
      <span role="status">{hasSeveral && m.chosenImages(selected)}</span>
    </span>
  );
}

/** Actions on the chosen image of a folder. */
export function ImageActions({
  editor,
  folder,
  index,
  selected,
  hasSeveral,
  isFolderMain,
  isCaseMain,
  onMove,
  onRemove,
  onEnlarge,
}: ImageActionsProps) {
  const { id: folderId, images } = folder;
  const count = images.length;
  return (
    <fieldset className="image-actions">
      <legend className="visually-hidden">{m.imageActions}</legend>
      <ImageRank index={index} count={count} selected={selected} hasSeveral={hasSeveral} />
      <IconButton icon="i-lucide-expand" label={m.enlarge} onPress={onEnlarge} />
      <IconButton
        icon="i-lucide-chevron-left"
        label={m.moveBefore}
        disabled={index === 0}
        onPress={() => onMove(index - 1)}
      />
      <IconButton
        icon="i-lucide-chevron-right"
        label={m.moveAfter}
        disabled={index === count - 1}
        onPress={() => onMove(index + 1)}
      />
      <IconButton
        icon="i-lucide-folder-heart"
        label={m.mainOfFolder}
        disabled={isFolderMain}
        onPress={() => {
          editor.edit((body) => setFolderMain(body, folderId, index));
          editor.announce(m.nowMainOfFolder(index + 1));
        }}
      />
      <IconButton
        icon="i-lucide-star"
        label={m.mainOfCase}
        disabled={isCaseMain}
        onPress={() => {
          editor.edit((body) => setCaseMain(body, folderId, index));
          editor.announce(m.nowMainOfCase(index + 1));
        }}
      />
      <IntoSheet editor={editor} folder={folder} index={index} />
      {/* Masking reaches every version and copy, for good: only the owner may do it. */}
      {editor.published.owner === undefined && <MaskInFolder editor={editor} folder={folder} index={index} />}
      <IconButton icon="i-lucide-trash-2" label={m.removeImages(selected)} onPress={onRemove} />
      <span className="hint keyboard-help">{m.imageHelp}</span>
    </fieldset>
  );
}
