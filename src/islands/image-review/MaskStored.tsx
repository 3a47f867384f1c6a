import { useEffect, useId, useRef, useState } from 'react';
import type { ImageToMask } from '#lib/images/browser/mask-images.ts';
import { maskingMessages as m } from '#lib/images/masking-texts.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { Modal } from '../form/Modal.tsx';
import { leftIn } from './group.ts';
import { MaskEditor } from './MaskEditor.tsx';
import { NO_MASKS } from './masks.ts';
import { storedGroup } from './pictures.ts';
import { toMask } from './to-mask.ts';
import './image-review.css';

export interface MaskStoredProps {
  /** The id of the item. */
  id: string;
  /** The item of each image, where the images belong to several items. */
  itemOf?(file: string): string | undefined;
  /** A sentence on the effect of masking; without it, the effect on the person's own item. */
  warning?: string;
  /** What it is called, where « masquer » means something else. */
  words?: Pick<typeof m, 'title' | 'submit'>;
  /** The files of the images, in order. */
  images: readonly string[];
  /** Index of the first image shown. */
  first: number;
  /** Whether masks on one image apply to all by default. */
  areAlike: boolean;
  /** Whether all images are known to have one size; otherwise this is known once each was shown. */
  isOneSize?: boolean;
  /** Masks the images; resolves to whether that succeeded. */
  onMask(images: readonly ImageToMask[], onDone: (count: number) => void): Promise<boolean>;
  onClose(): void;
}

interface MaskFooterProps {
  words: Pick<typeof m, 'title' | 'submit'>;
  /** Number of images masked so far; undefined before masking begins. */
  done: number | undefined;
  /** Number of images to mask. */
  count: number;
  onMask(): void;
  onClose(): void;
}

/** The progress, and the buttons that start masking or close the dialog. */
function MaskFooter({ words, done, count, onMask, onClose }: MaskFooterProps) {
  const isBusy = done !== undefined;
  return (
    <footer>
      {isBusy && (
        <div className="masking-progress">
          <p role="status">{m.progress(done, count)}</p>
          <progress value={done} max={count} aria-label={words.title} />
        </div>
      )}
      <div className="dialog-actions">
        <button type="button" className="button" disabled={isBusy} onClick={onClose}>
          {commonMessages.cancel}
        </button>
        <button type="button" className="button danger" disabled={isBusy || count === 0} onClick={onMask}>
          {isBusy && <span className="spinner" aria-hidden="true" />}
          {words.submit(count)}
        </button>
      </div>
    </footer>
  );
}

/** Large view of stored images, in which parts are blacked out permanently. */
export function MaskStored(props: MaskStoredProps) {
  const { id, itemOf, warning = m.forGood, images, first, areAlike, isOneSize = false } = props;
  const { words = m, onMask, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [group] = useState(() => storedGroup(id, images, { canMask: true, isOneSize, itemOf }));
  const [masks, setMasks] = useState(NO_MASKS);
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const [done, setDone] = useState<number>();
  const titleId = useId();
  useEffect(() => heading.current?.focus(), []);
  const wanted = toMask(images, masks);
  const isBusy = done !== undefined;
  const submit = async () => {
    setDone(0);
    if (await onMask(wanted, setDone)) onClose();
    else setDone(undefined);
  };
  return (
    <Modal
      className="image-review"
      labelledBy={titleId}
      onEscape={() => !isBusy && masks === NO_MASKS && onClose()}
    >
      <header>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {words.title}
        </h2>
        <p>{warning}</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
      <section className="review-scroll" aria-labelledby={titleId} tabIndex={0}>
        <MaskEditor
          group={group}
          start={{ index: first, isWhole: areAlike && images.length > 1 }}
          masks={masks}
          seen={seen}
          left={leftIn(group, seen)}
          onMasks={setMasks}
          onSeen={(index) => setSeen((before) => new Set([...before, index]))}
        />
      </section>
      <MaskFooter words={words} done={done} count={wanted.length} onMask={submit} onClose={onClose} />
    </Modal>
  );
}
