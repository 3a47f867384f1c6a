import type { Refusal } from '#lib/imaging/volume/lattice.ts';
import type { PlaneName } from '#lib/imaging/volume/planes.ts';
import type { Projection } from '#lib/imaging/volume/sampling.ts';
import { counted, formatBytes, formatWhole } from '#lib/platform/format-texts.ts';
import { oneDecimal, rounded } from './numbers-texts.ts';

const PLANES = {
  axial: 'Axial',
  coronal: 'Coronal',
  sagittal: 'Sagittal',
  oblique: 'Oblique',
} satisfies Record<PlaneName, string>;

const NOT_A_VOLUME = {
  unplaced:
    'La position des coupes de cette série n’est pas connue\u00a0: elle ne peut pas être reconstruite.',
  unscaled: 'La taille des pixels de cette série n’est pas connue\u00a0: une reconstruction serait déformée.',
  unlike:
    'Les coupes de cette série n’ont pas toutes la même échelle\u00a0: une reconstruction serait déformée.',
  few: 'Cette série a trop peu de coupes pour être reconstruite dans un autre plan.',
  flat: 'Les coupes de cette série sont toutes à la même place\u00a0: elle ne peut pas être reconstruite.',
  crooked:
    'Les coupes de cette série ne sont pas alignées les unes derrière les autres\u00a0: une reconstruction serait déformée.',
};

/** Texts of the multiplanar reconstruction. */
export const reconstructionMessages = {
  title: 'Reconstruction multiplanaire',
  leave: 'Revenir à la série',
  refused: (refusal: Refusal) =>
    refusal.reason === 'irregular'
      ? `Les coupes de cette série ne sont pas espacées régulièrement (de ${oneDecimal(refusal.least)} à ${oneDecimal(refusal.most)}\u00a0mm)\u00a0: une reconstruction serait déformée.`
      : NOT_A_VOLUME[refusal.reason],
  tooLarge: 'Cette série est trop grande pour la mémoire de cet appareil.',
  tools: 'Outils de la reconstruction',
  cross: 'Curseur',
  planes: PLANES,
  shown: 'Plans affichés',
  all: 'Quatre plans',
  slab: 'Épaisseur',
  noSlab: 'Coupe fine',
  slabs: { greatest: 'MIP', least: 'MinIP', mean: 'Moyenne' } satisfies Record<Projection, string>,
  thickness: 'Épaisseur en millimètres',
  millimetres: (value: number) => `${formatWhole(value)}\u00a0mm`,
  turn: 'Rotation de l’oblique',
  tilt: 'Inclinaison de l’oblique',
  degrees: (value: number) => `${rounded(value)}°`,
  position: (name: PlaneName, index: number, count: number) =>
    `${PLANES[name]} – ${formatWhole(index + 1)} / ${formatWhole(count)}`,
  spoken: (name: PlaneName, index: number, count: number) =>
    `${PLANES[name]}, plan ${formatWhole(index + 1)} sur ${formatWhole(count)}`,
  loading: (there: number, count: number) =>
    `${formatWhole(there)} sur ${counted(count, 'coupe chargée', 'coupes chargées')}`,
  complete: 'Toutes les coupes sont chargées.',
  /** Shown if slices of the volume are missing. */
  standIns: 'Les coupes manquantes sont remplacées par leurs voisines.',
  failed: (count: number) =>
    `${counted(count, 'coupe n’a pas pu être chargée', 'coupes n’ont pas pu être chargées')}.`,
  thinned: (by: number, bytes: number) =>
    `1\u00a0pixel sur ${by} dans chaque sens, pour la mémoire de cet appareil (${formatBytes(bytes)})`,
  crossValue: (value: string) => `Au curseur\u00a0: ${value}`,
  enlarge: 'Agrandir ce plan, ou revenir à tous (Entrée)',
  invert: 'Inverser',
  reset: 'Réinitialiser',
};
