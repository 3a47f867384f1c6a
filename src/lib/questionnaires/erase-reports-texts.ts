import { agree, counted } from '#lib/platform/format-texts.ts';

/** Texts of the confirmation before unfinished reports are erased from this device. */
export const eraseReportsMessages = {
  title: 'Effacer ce compte rendu\u202f?',
  body: 'Il n’est gardé nulle part ailleurs\u00a0: il sera perdu.',
  allTitle: 'Effacer tous ces comptes rendus\u202f?',
  allBody: (count: number) =>
    `${counted(count, 'compte rendu sera perdu', 'comptes rendus seront perdus')}\u00a0: ${agree(count, 'il n’est gardé', 'ils ne sont gardés')} nulle part ailleurs.`,
};
