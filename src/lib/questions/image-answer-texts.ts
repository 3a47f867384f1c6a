import type { Quantity } from './formats.ts';

const TOOLS: Record<Quantity, string> = {
  length: 'Tracez la longueur demandée',
  angle: 'Tracez l’angle demandé',
  density: 'Tracez une ellipse, ou placez un point',
};

/** Controls under the images while a question is answered on them. */
export const imageAnswerMessages = {
  label: 'Réponse sur les images',
  toPoint: (placed: number, count: number) =>
    count === 1 ? 'Placez le point à l’endroit demandé.' : `Placez les points\u00a0: ${placed} sur ${count}.`,
  full: 'Un point de plus remplace le dernier.',
  toMeasure: (quantity: Quantity) => `${TOOLS[quantity]}.`,
  taken: (value: string) => `Mesure prise\u00a0: ${value}.`,
  noScale: 'Cette image n’a pas d’échelle connue\u00a0: une longueur ne peut pas y être prise.',
  noDensity: 'Cette image n’a pas de valeurs en UH.',
  valuesComing: 'Les valeurs de l’image arrivent…',
  done: 'Terminer',
  hide: 'Masquer',
  point: 'Placer un point',
  ownAnswer: 'Votre réponse',
  keys: 'Au clavier\u00a0: flèches pour viser, Entrée pour placer.',
};
