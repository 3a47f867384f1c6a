import { useState } from 'react';
import type { Attestation } from '#lib/images/attestation-store.ts';
import { imageReviewMessages as m } from '#lib/images/review-texts.ts';
import { keptPlaces, type ReviewedGroup } from './group.ts';
import { ImageReview } from './ImageReview.tsx';
import type { MaskableItem } from './mask-in-item.ts';
import { storedGroup } from './pictures.ts';
import { toMask } from './to-mask.ts';

/** Images to attest, by the file that shows each, with the stored files that belong to it. */
export type ImagesToAttest = ReadonlyMap<string, readonly string[]>;

interface UnattestedProps {
  /** The id of the item. */
  id: string;
  attestation: Attestation;
  waiting: ImagesToAttest;
  /** For the owner only: how parts of the images are masked before these are attested. */
  masked?: MaskableItem | undefined;
}

/** The attested images among those shown: an image that could not be shown stays unattested. */
function keptOf(shown: ImagesToAttest, [kept]: readonly ReviewedGroup[]): string[] {
  const all = [...shown.values()];
  return kept ? keptPlaces(kept.group, kept).flatMap((place) => all[place] ?? []) : [];
}

/** Masks what the owner marked; resolves to the new names of all files, or to none if it failed. */
async function maskFirst(item: MaskableItem, shown: ImagesToAttest, reviewed: readonly ReviewedGroup[]) {
  const files = keptOf(shown, reviewed);
  const [kept] = reviewed;
  const wanted = kept ? toMask([...shown.keys()], kept.masks) : [];
  if (wanted.length === 0) return files;
  const { isDone, names } = await (await import('./mask-in-item.ts')).maskInItem(item, wanted, () => {});
  return isDone ? files.map((file) => names.get(file) ?? file) : undefined;
}

/** Images that were stored without attestation, which nobody else sees: reviewed and attested here. */
export function Unattested({ id, attestation, waiting, masked }: UnattestedProps) {
  const [shown, setShown] = useState<ImagesToAttest>();
  const attest = async (kept: ReviewedGroup[]) => {
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
