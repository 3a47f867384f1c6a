import { useState } from 'react';
import { failureOf } from '#lib/accounts/browser/account-actions.ts';
import type { ImageLeftInCopies, LeftInCopies as Left } from '#lib/images/left-in-copies-schemas.ts';
import { leftInCopiesMessages as m } from '#lib/images/left-in-copies-texts.ts';
import { call } from '#lib/platform/browser/api.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { ImagesLeft } from './ImagesLeft.tsx';
import './left-in-copies.css';

interface LeftItemProps {
  item: Left['items'][number];
}

/** Deleted content, and its images once they are asked for. */
function LeftItem({ item }: LeftItemProps) {
  const [images, setImages] = useState<ImageLeftInCopies[]>();
  const [isReading, setReading] = useState(false);
  const read = async () => {
    setReading(true);
    const failure = await failureOf(async () => {
      const params = { deleted: item._id };
      setImages((await call('GET /account/copies/[deleted]', { params })).images);
    });
    if (failure) notify('error', failure);
    setReading(false);
  };
  return (
    <li>
      <p className="left-title">{item.title}</p>
      <p className="hint">{m.facts(item)}</p>
      {images ? (
        <ImagesLeft item={item} images={images} onChanged={read} />
      ) : (
        <button type="button" className="button small" disabled={isReading} onClick={read}>
          <span aria-hidden="true">{isReading ? m.reading : m.see}</span>
          <span className="visually-hidden">{m.seeOf(item.title)}</span>
        </button>
      )}
    </li>
  );
}

/** Where others' copies still show images of content that the person has deleted, and what can be done about it. */
export function LeftInCopies({ items }: { items: Left['items'] }) {
  return (
    <>
      <p className="hint">{m.hint}</p>
      {items.length === 0 ? (
        <p>{m.none}</p>
      ) : (
        <ul className="left-in-copies">
          {items.map((item) => (
            <LeftItem key={item._id} item={item} />
          ))}
        </ul>
      )}
    </>
  );
}
