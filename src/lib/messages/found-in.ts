import type { MatchReason, WordSource } from '#lib/kinds/matches.ts';

/** What of an item a search looks at. */
const SOURCE_NAMES: Readonly<Record<WordSource, string>> = {
  title: 'Titre',
  tag: 'Étiquette',
  imagingType: 'Imagerie',
  region: 'Région',
  modality: 'Images',
  author: 'Auteur',
  fiche: 'Dans une fiche',
  folder: 'Série',
  row: 'Acquisition',
};

/** Why a card is in the list: « Étiquette : TDM · Série : Écho thyroïde ». */
export function foundIn(reasons: readonly MatchReason[]): string {
  return reasons
    .map(({ source, text }) => (text ? `${SOURCE_NAMES[source]}\u00a0: ${text}` : SOURCE_NAMES[source]))
    .join(' · ');
}
