import { agree, counted, formatWhole } from '#lib/platform/format-texts.ts';

/** Keeping only a part of a long series: before sending, or in the case editor. */
export const partOfSeriesMessages = {
  title: 'Ne garder que certaines coupes',
  fields: { from: 'De l’image', to: 'à l’image', every: 'une coupe sur' },
  kept: (kept: number, count: number) =>
    kept === 0
      ? 'Aucune image ne serait gardée\u00a0: la première vient après la dernière.'
      : `${counted(kept, 'image gardée', 'images gardées')} sur ${formatWhole(count)}.`,
  removal: (count: number) => `Retirer les ${formatWhole(count)} autres`,
  losesFindings: (names: readonly string[]) =>
    `${agree(names.length, 'Ce signe disparaîtrait avec son image', 'Ces signes disparaîtraient avec leurs images')}\u00a0: ${names.map((name) => `«\u202f${name}\u202f»`).join(', ')}.`,
};
