import { useState } from 'react';
import { imageReviewMessages as m } from '#lib/messages/image-review.ts';
import type { Attestation } from '#lib/stores/attestation.ts';
import { ImageReview } from './ImageReview.tsx';
import { storedGroup } from './pictures.ts';

/** Images to attest, by the file that shows each, with the files that it is made of. */
export type ToAttest = ReadonlyMap<string, readonly string[]>;

interface UnattestedProps {
  /** The item's. */
  id: string;
  attestation: Attestation;
  waiting: ToAttest;
}

/** Images that came without their author's word: nobody else sees them. They are looked at and attested here. */
export function Unattested({ id, attestation, waiting }: UnattestedProps) {
  const [shown, setShown] = useState<ToAttest>();
  const attest = async () => {
    attestation.add([...(shown?.values() ?? [])].flat());
    await attestation.flush();
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
          groups={[storedGroup(id, [...shown.keys()])]}
          summary={m.summaryStored(shown.size)}
          onAttest={attest}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}
