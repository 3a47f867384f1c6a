import { useEffect, useState } from 'react';
import { countMissing } from '#lib/images/missing-images-store.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { ownerMessages as m } from '#lib/items/owner-texts.ts';
import { FIELD_IDS } from '../publish/field-links.ts';
import './missing-line.css';

/** On an item's card: images whose upload from this device was interrupted, with a link to continue. */
export function MissingLine({ kind, id }: { kind: ItemKind; id: string }) {
  const [count, setCount] = useState(0);
  useEffect(() => setCount(countMissing(id)), [id]);
  const { edit } = KINDS[kind].paths;
  if (count === 0 || !edit) return null;
  return (
    <a className="card-missing" href={edit(id, FIELD_IDS.image)}>
      <i className="i-lucide-triangle-alert" aria-hidden="true" />
      {m.missing(count)}
    </a>
  );
}
