import { modalityName } from './dicom.ts';
import { counted, formatWhole } from './format.ts';

const modalities = (codes: readonly string[]) => [...new Set(codes.map(modalityName))].join(', ');
const quoted = (title: string) => `«\u202f${title}\u202f»`;

/** Several exams given at once. */
export const examMessages = {
  found: (count: number) => `Ces images viennent de ${counted(count, 'examen')}.`,
  split: 'Un cas par examen',
  splitHint: (isHere: boolean) =>
    isHere
      ? 'Le premier reste dans ce cas, chacun des autres devient un brouillon.'
      : 'Chacun devient un brouillon\u00a0; ce cas ne change pas.',
  together: 'Toutes dans ce cas',
  heading: (number: number, count: number, codes: readonly string[], images: number) =>
    `Examen ${formatWhole(number)} sur ${formatWhole(count)}\u00a0: ${modalities(codes)}, ${counted(images, 'image')}`,
  title: (number: number, count: number, codes: readonly string[]) => {
    const name = modalities(codes);
    return `${name.charAt(0).toUpperCase()}${name.slice(1)}, examen ${formatWhole(number)} sur ${formatWhole(count)}`;
  },
  made: (count: number) =>
    count < 2
      ? 'Un examen a maintenant un cas à lui\u00a0:'
      : `${formatWhole(count)} examens ont maintenant chacun leur cas\u00a0:`,
  images: (count: number) => counted(count, 'image'),
  sending: (title: string) => `Envoi vers ${quoted(title)}`,
  stay: 'Gardez cette page ouverte jusqu’à la fin de l’envoi.',
  list: 'Gérer mes cas',
};
