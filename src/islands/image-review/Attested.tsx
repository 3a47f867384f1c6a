import { useStore } from '@nanostores/react';
import type { Attestation } from '#lib/images/attestation-store.ts';
import { imageReviewMessages as m } from '#lib/images/review-texts.ts';

/** Who attested the images, and when. */
export function Attested({ attestation }: { attestation: Attestation }) {
  const attested = useStore(attestation.$attested);
  const unattested = useStore(attestation.$unattested);
  if (attested.length === 0) return null;
  return (
    <div className="attested-images hint">
      <i className="i-lucide-shield-check" aria-hidden="true" />
      <ul>
        {attested.map(({ by, at, images }) => (
          <li key={`${at} ${by}`}>{m.attestedBy(images, by, at)}</li>
        ))}
        {unattested.size > 0 && <li>{m.othersMarked}</li>}
      </ul>
    </div>
  );
}
