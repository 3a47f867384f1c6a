import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { casePublishing } from '#lib/cases/publishing.ts';
import { type Lack, lacking } from '#lib/items/kinds/lacks.ts';
import type { ReviewStatus } from '#lib/reviews/review-rules.ts';
import type { CaseEditor } from './editor.ts';

/** A sheet that is not open has nothing to send. */
const NOTHING = atom<readonly unknown[]>([]);

/** What a reader would miss if the case were published now; entries disappear as things arrive. */
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
