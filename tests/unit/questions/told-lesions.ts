import type { Answers } from '#lib/questionnaires/answers.ts';

/** A lesion as somebody tells it. */
export interface Lesion {
  segment?: string | undefined;
  taille?: number | undefined;
  signes?: string[] | undefined;
  note?: string | undefined;
}

/** Answers of lesions, under ids that are the reader's own. */
export function reportOf(lesions: readonly Lesion[], more: Answers = {}, prefix = 'x'): Answers {
  const entries = lesions.flatMap(({ segment, taille, signes, note }, at): [string, Answers[string]][] => {
    const id = `${prefix}${at + 1}`;
    return [
      ...(segment ? [[`segment~${id}`, `${segment}~${id}`] as [string, string]] : []),
      ...(taille === undefined ? [] : [[`taille~${id}`, taille] as [string, number]]),
      ...(signes?.length
        ? [[`signes~${id}`, signes.map((each) => `${each}~${id}`)] as [string, string[]]]
        : []),
      ...(note ? [[`note~${id}`, note] as [string, string]] : []),
    ];
  });
  const ids = lesions.map((_, at) => `${prefix}${at + 1}`);
  return { nodules: 'oui', oui: ids, ...Object.fromEntries(entries), ...more };
}

/** Those of the key of the sample. */
export const FIRST: Lesion = { segment: 's2', taille: 12, signes: ['a', 'b'] };
export const SECOND: Lesion = { segment: 's6', taille: 31.25 };
export const SUITE = { suite: 'biopsie' };
