import type { Lack } from '#lib/items/kinds/lacks.ts';

/** Ids of an editor's fields where each missing part is added. */
export const FIELD_IDS = {
  title: 'titre',
  image: 'images',
  attestation: 'images',
  validation: 'relecture',
  sending: 'images',
  information: 'informations',
  answer: 'reponse',
  tags: 'etiquettes',
  questions: 'plan',
  faultyQuestions: 'questions',
  blanks: 'plan',
  /** Not a field: opens the dialog in which a reviewer is asked (`reviews/use-word.tsx`). */
  word: 'avis',
} as const satisfies Record<Lack, string>;

/** URL of the field of a missing part, in the editor or on this page; undefined where no field adds it. */
export function fieldLink(
  lack: Lack,
  linkTo: (field: string) => string | undefined = (field) => `#${field}`,
): string | undefined {
  return linkTo(FIELD_IDS[lack]);
}
