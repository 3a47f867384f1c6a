import { useState } from 'react';
import { blackOut } from '#lib/images/browser/black-out.ts';
import { maskingInCopies } from '#lib/images/browser/mask-images.ts';
import { imagePath, TILE } from '#lib/images/image-paths.ts';
import type { ImageLeftInCopies, LeftInCopies } from '#lib/images/left-in-copies-schemas.ts';
import { leftInCopiesMessages as m } from '#lib/images/left-in-copies-texts.ts';
import { maskingMessages } from '#lib/images/masking-texts.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { Dialog } from '../form/Dialog.tsx';
import { Loaded } from '../form/Loaded.tsx';

interface ImagesLeftProps {
  item: LeftInCopies['items'][number];
  images: readonly ImageLeftInCopies[];
  /** Reads the images again. */
  onChanged(): Promise<void>;
}

/** Images that are shown at once. */
const SHOWN = 24;

type Visible = ImageLeftInCopies & { item: string };
const isVisible = (image: ImageLeftInCopies): image is Visible => image.item !== null;

/** Blacks out parts of what public copies show, in every copy. */
function MaskLeft({ item, images, onChanged, onClose }: ImagesLeftProps & { onClose(): void }) {
  const visible = images.filter(isVisible);
  const items = new Map(visible.map((image) => [image.file, image.item]));
  const load = async () => (await import('../image-review/MaskStored.tsx')).MaskStored;
  return (
    <Loaded
      load={load}
      giveUp={onClose}
      props={{
        id: item._id,
        itemOf: (file: string) => items.get(file),
        warning: m.forGood,
        images: [...items.keys()],
        first: 0,
        areAlike: false,
        onMask: async (wanted, onDone) => {
          const { maskAndTell } = await import('../image-review/mask-in-item.ts');
          const { isDone } = await maskAndTell(maskingInCopies(item._id), wanted, onDone);
          await onChanged();
          return isDone;
        },
        onClose,
      }}
    />
  );
}

/** Asks before all of the images are blacked out, whole. */
function BlackOutLeft({ item, images, onChanged, onClose }: ImagesLeftProps & { onClose(): void }) {
  const [done, setDone] = useState<number>();
  const submit = async () => {
    const telling = { onDone: setDone, stopped: m.stopped };
    const isDone = await blackOut(maskingInCopies(item._id), images, telling);
    await onChanged();
    if (isDone) notify('success', m.blackOutDone);
    return isDone;
  };
  return (
    <Dialog title={m.blackOutTitle} submitLabel={m.blackOut} danger onSubmit={submit} onClose={onClose}>
      <p>{m.blackOutWarning(item.title, images.length)}</p>
      {done !== undefined && (
        <>
          <p role="status">{maskingMessages.progress(done, images.length)}</p>
          <progress value={done} max={images.length} aria-label={m.blackOut} />
        </>
      )}
    </Dialog>
  );
}

/** The images of a deleted content that copies still show, and the ways to black them out. */
export function ImagesLeft(props: ImagesLeftProps) {
  const { images } = props;
  const [open, setOpen] = useState<'mask' | 'black-out' | null>(null);
  const close = () => setOpen(null);
  const visible = images.filter(isVisible);
  if (images.length === 0) return <p role="status">{m.gone}</p>;
  return (
    <>
      {visible.length > 0 && (
        <ul className="images-left">
          {visible.slice(0, SHOWN).map(({ file, item }, index) => (
            <li key={file}>
              <img src={imagePath(item, file, TILE)} alt={m.image(index + 1)} loading="lazy" />
            </li>
          ))}
          {visible.length > SHOWN && <li>{m.more(visible.length - SHOWN)}</li>}
        </ul>
      )}
      {visible.length < images.length && <p>{m.hidden(images.length - visible.length)}</p>}
      <div className="account-actions">
        {visible.length > 0 && (
          <button type="button" className="button" onClick={() => setOpen('mask')}>
            <i className="i-lucide-eye-off" aria-hidden="true" />
            {m.mask}
          </button>
        )}
        <button type="button" className="button danger" onClick={() => setOpen('black-out')}>
          {m.blackOut}
        </button>
      </div>
      {open === 'mask' && <MaskLeft {...props} onClose={close} />}
      {open === 'black-out' && <BlackOutLeft {...props} onClose={close} />}
    </>
  );
}
