import { atom } from 'nanostores';
import { loadFailure } from '#lib/platform/client-texts.ts';
import { notify } from '#lib/platform/notices-store.ts';
import type { RepeatedQuestions } from './RepeatedQuestions.tsx';

/**
 * The component for repeated groups: few forms have one, so its code is loaded only for those, before anybody can
 * choose an option that leads to one. Until then the questions are shown without repetition.
 */
export const $repeats = atom<{ RepeatedQuestions: typeof RepeatedQuestions } | null>(null);

export async function loadRepeats(): Promise<void> {
  try {
    $repeats.set(await import('./RepeatedQuestions.tsx'));
  } catch {
    notify('error', loadFailure);
  }
}
