import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { casePublishing } from '#lib/cases/publishing.ts';
import { type Lack, lacking } from '#lib/items/kinds/lacks.ts';
import type { ReviewStatus } from '#lib/reviews/review-rules.ts';
import type { CaseEditor } from './editor.ts';

/** Of a sheet that is not open nothing is on its way. */
const NOTHING = atom<readonly unknown[]>([]);

/** What a reader would miss in the case if it were published now; what arrives meanwhile leaves the list. */
export function useLacks(
  { autosave, uploads, attestation, missing, beside }: CaseEditor,
  reviewStatus: ReviewStatus,
): Lack[] {
  const { title, tags, ...body } = useStore(autosave.$draft);
  const ofSheet = useStore(beside.$sheet)?.uploads.$entries ?? NOTHING;
  const counts = [useStore(uploads.$entries).length, useStore(ofSheet).length, useStore(missing.$count)];
  const isSending = counts.some((count) => count > 0);
  const unattested = useStore(attestation.$unattested).size;
  return lacking(casePublishing, { title, tags, body, unattested, isSending, reviewStatus });
}
