import { modalityName } from '#lib/dicom/modality-names-texts.ts';
import { counted, formatWhole, quoted } from '#lib/platform/format-texts.ts';

const modalities = (codes: readonly string[]) => [...new Set(codes.map(modalityName))].join(', ');

/** Importing several exams at once. */
export const examMessages = {
  found: (count: number) => `Ces images viennent de ${counted(count, 'examen')}.`,
  split: 'Un cas par examen',
  /** The hint depends on whether one of the exams stays in the edited case, none does, or no case is being edited. */
  splitHint: {
    here: 'Le premier reste dans ce cas, chacun des autres devient un brouillon.',
    beside: 'Chacun devient un brouillon\u202f; ce cas ne change pas.',
    new: 'Chacun devient un brouillon.',
  },
  together: 'Toutes dans ce cas',
  togetherNew: 'Toutes dans un même cas',
  heading: (number: number, count: number, codes: readonly string[], images: number) =>
    `Examen ${formatWhole(number)} sur ${formatWhole(count)}\u00a0: ${[...(codes.length > 0 ? [modalities(codes)] : []), counted(images, 'image')].join(', ')}`,
  title: (number: number, count: number, codes: readonly string[]) => {
    const name = modalities(codes);
    const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    if (count < 2) return capital;
    return `${capital}, examen ${formatWhole(number)} sur ${formatWhole(count)}`;
  },
  made: (count: number) =>
    count < 2
      ? 'Un examen a maintenant un cas à lui\u00a0:'
      : `${formatWhole(count)} examens ont maintenant chacun leur cas\u00a0:`,
  madeOf: (count: number) =>
    count < 2
      ? 'Ces images ont maintenant leur cas\u00a0:'
      : `Ces images ont maintenant leurs ${formatWhole(count)} cas\u00a0:`,
  dropHint: 'ou déposez ici des images, un ou plusieurs examens',
  drafts: (count: number) => (count < 2 ? 'Créer un brouillon' : `Créer ${formatWhole(count)} brouillons`),
  draftsOfAll: 'Créer des brouillons',
  draftsHint: 'Avec tous ces fichiers\u00a0: vous les relirez avant l’envoi, comme dans un cas.',
  images: (count: number) => counted(count, 'image'),
  sending: (title: string) => `Envoi vers ${quoted(title)}`,
  stay: 'Gardez cette page ouverte jusqu’à la fin de l’envoi.',
  list: 'Gérer mes cas',
};
