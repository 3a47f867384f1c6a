import { useId } from 'react';
import { caseEditorMessages as m } from '#lib/cases/editor-texts.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { IconButton } from '../form/IconButton.tsx';
import { inProportion } from '../form/in-proportion.ts';
import { Modal } from '../form/Modal.tsx';
import './enlarged-image.css';

interface EnlargedImageProps {
  folder: string;
  source: string | undefined;
  /** Height of a pixel divided by its width. */
  aspect: number | undefined;
  index: number;
  count: number;
  onGo(index: number): void;
  onClose(): void;
}

/** One image of a folder as large as the screen lets it be; arrows go to the others. */
export function EnlargedImage({ folder, source, aspect, index, count, onGo, onClose }: EnlargedImageProps) {
  const id = useId();
  const go = (to: number) => {
    if (to >= 0 && to < count) onGo(to);
  };
  return (
    <Modal className="enlarged" labelledBy={id} onEscape={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the dialog; the buttons do the same */}
      <div
        className="enlarged-image"
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') go(index - 1);
          if (key === 'ArrowRight') go(index + 1);
        }}
      >
        <h2 id={id}>{folder}</h2>
        {source && <img ref={inProportion(aspect)} src={source} alt={m.imageOf(index + 1, count)} />}
        <div className="dialog-actions">
          <span className="tabular" role="status">
            {m.rankOf(index + 1, count)}
          </span>
          <IconButton
            icon="i-lucide-chevron-left"
            label={m.previousImage}
            disabled={index === 0}
            onPress={() => go(index - 1)}
          />
          <IconButton
            icon="i-lucide-chevron-right"
            label={m.nextImage}
            disabled={index === count - 1}
            onPress={() => go(index + 1)}
          />
          <button type="button" className="button" onClick={onClose}>
            {commonMessages.close}
          </button>
        </div>
      </div>
    </Modal>
  );
}
