import { useState } from 'react';
import type { Attestation } from '#lib/images/attestation-store.ts';
import { imageReviewMessages as m } from '#lib/images/review-texts.ts';
import { keptPlaces, type Reviewed } from './group.ts';
import { ImageReview } from './ImageReview.tsx';
import type { MaskedItem } from './mask-in-item.ts';
import { storedGroup } from './pictures.ts';
import { toMask } from './to-mask.ts';

/** Images to attest, by the file that shows each, with the stored files that belong to it. */
export type ToAttest = ReadonlyMap<string, readonly string[]>;

interface UnattestedProps {
  /** The item's. */
  id: string;
  attestation: Attestation;
  waiting: ToAttest;
  /** For their owner: how what is seen on them is masked before it is attested. */
  masked?: MaskedItem | undefined;
}

/** The attested images among those shown: an image that could not be shown stays unattested. */
function keptOf(shown: ToAttest, [kept]: readonly Reviewed[]): string[] {
  const all = [...shown.values()];
  return kept ? keptPlaces(kept.group, kept).flatMap((place) => all[place] ?? []) : [];
}

/** Masks what its owner wants masked; resolves to the names of all files then, none where it could not be done. */
async function maskFirst(item: MaskedItem, shown: ToAttest, reviewed: readonly Reviewed[]) {
  const files = keptOf(shown, reviewed);
  const [kept] = reviewed;
  const wanted = kept ? toMask([...shown.keys()], kept.masks) : [];
  if (wanted.length === 0) return files;
  const { isDone, names } = await (await import('./mask-in-item.ts')).maskInItem(item, wanted, () => {});
  return isDone ? files.map((file) => names.get(file) ?? file) : undefined;
}

/** Images that were stored without an attestation: nobody else sees them. They are looked at and attested here. */
export function Unattested({ id, attestation, waiting, masked }: UnattestedProps) {
  const [shown, setShown] = useState<ToAttest>();
  const attest = async (kept: Reviewed[]) => {
    if (!shown) return;
    const files = masked ? await maskFirst(masked, shown, kept) : keptOf(shown, kept);
    if (files) {
      attestation.add(files);
      await attestation.flush();
    }
    setShown(undefined);
  };
  return (
    <>
      {waiting.size > 0 && (
        <div className="banner warning unattested" role="status">
          <p>
            <i className="i-lucide-eye-off" aria-hidden="true" />
            {m.unattested(waiting.size)}
          </p>
          <button type="button" className="button small" onClick={() => setShown(waiting)}>
            {m.lookAtUnattested}
          </button>
        </div>
      )}
      {shown && (
        <ImageReview
          groups={[storedGroup(id, [...shown.keys()], { canMask: masked !== undefined })]}
          summary={m.summaryStored(shown.size)}
          onAttest={attest}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}
