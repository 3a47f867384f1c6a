import type { SpacingKind } from '#lib/imaging/spacing-kind.ts';
import { spacingNote } from '#lib/imaging/spacing-texts.ts';

/** The findings, as readers go through them after the answer. */
export const findingMessages = {
  title: 'Signes',
  tour: 'Parcourir les signes',
  start: (count: number) => (count === 1 ? 'Voir le signe' : `Parcourir les ${count} signes`),
  previous: 'Signe précédent (Maj + K)',
  next: 'Signe suivant (K)',
  leave: 'Quitter le parcours',
  position: (position: number, count: number) => `${position} sur ${count}`,
  numbered: (position: number, name: string) => `${position}. ${name}`,
  /** Announced to screen readers. */
  spoken: (position: number, count: number, name: string, explanation: string) =>
    `Signe ${position} sur ${count}\u00a0: ${name}. ${explanation}`,
  /** Alternative text of a key image on the printed page. */
  imageAlt: (name: string) => `Image montrant\u00a0: ${name}`,
  length: (value: string, known: boolean, kind?: SpacingKind | null) =>
    `${value}\u00a0${known ? `mm${spacingNote(kind)}` : 'px'}`,
};
