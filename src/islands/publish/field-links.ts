import type { Lack } from '#lib/items/kinds/lacks.ts';

/** Ids of the fields of an editor where something that an item lacks is mended. */
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
  /** No field: opens the dialog in which a reviewer is asked (`reviews/use-word.tsx`). */
  word: 'avis',
} as const satisfies Record<Lack, string>;

/** The address of that field: in an editor that leads to it, or on this page; undefined where nothing mends it. */
export function fieldLink(
  lack: Lack,
  linkTo: (field: string) => string | undefined = (field) => `#${field}`,
): string | undefined {
  return linkTo(FIELD_IDS[lack]);
}
