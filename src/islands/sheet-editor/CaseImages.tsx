import type { Command } from 'prosemirror-state';
import { useId } from 'react';
import { sheetEditorMessages as m } from '#lib/cases/sheet-editor-texts.ts';
import { ImagePicker, usePicked } from './ImagePicker.tsx';
import type { TextOwner } from './schema.ts';
import { insertSlice, type ShownSlice, sliceHtml } from './slices.ts';
import './case-images.css';

interface CaseImagesProps {
  owner: TextOwner;
  run(command: Command): void;
}

/** The images of the case beside its sheet: one is dragged into the text, or inserted at the cursor. */
export function CaseImages({ owner, run }: CaseImagesProps) {
  const [picked, setPicked] = usePicked(owner);
  const id = useId();
  const folder = owner.folders[picked.folder];
  const image = folder?.images[picked.image];
  if (!folder || !image) return null;
  const slice: ShownSlice = {
    ...image,
    folder: folder.id,
    index: picked.image,
    words: m.viewText(folder.name, picked.image),
  };
  return (
    <aside className="case-images-beside" aria-labelledby={id}>
      <h2 id={id}>{m.caseImages}</h2>
      <p className="hint">{m.caseImagesHint}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only the image is draggable; a button does the same */}
      <div
        onDragStart={(event) => {
          // Thumbnails only select a folder: only the large image can be dragged.
          if (!(event.target as Element).closest('.picker-image')) return event.preventDefault();
          event.dataTransfer.setData('text/html', sliceHtml(slice));
          event.dataTransfer.effectAllowed = 'copy';
        }}
      >
        <ImagePicker owner={owner} picked={picked} onPick={setPicked} />
      </div>
      <button type="button" className="button" onClick={() => run(insertSlice(slice))}>
        <i className="i-lucide-image-plus" aria-hidden="true" />
        {m.insertSlice}
      </button>
    </aside>
  );
}
