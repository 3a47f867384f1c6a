import type { ModalityUnit } from '#lib/imaging/value-unit.ts';
import type { Window } from '#lib/imaging/windowing.ts';
import { itemEditingWords } from '#lib/items/editing-texts.ts';
import { formatDecimal } from '#lib/platform/format-texts.ts';
import { viewerMessages } from '#lib/viewer/texts.ts';

/** Texts about saving in the presentation's editor. */
export const presentationWords = itemEditingWords('Ce cas', { presentation: 'l’affichage initial' });

interface SaidView {
  window?: Window | undefined;
  zoom?: number | undefined;
  rotation?: number | undefined;
  flipped?: boolean | undefined;
  inverted?: boolean | undefined;
}

/** The opening presentation of a case, chosen in the viewer. */
export const presentationMessages = {
  title: 'Affichage initial',
  keep: 'Garder cette vue',
  close: 'Terminer',
  hint: 'Réglez les images comme vos lecteurs doivent les trouver\u00a0: coupe, fenêtre, zoom et rotation de chaque série affichée, panneaux et leur défilement lié. La couverture du cas se choisit à part.',
  publicHint:
    'Ce cas est public\u00a0: ses lecteurs le verront ainsi à la prochaine mise à jour de la version publique.',
  reading: 'Chargement…',
  readFailure: 'L’affichage initial n’a pas pu être lu. Vérifiez votre connexion et réessayez.',
  kept: 'Vue enregistrée.',
  range: 'Coupes montrées',
  rangeHint:
    'D’une longue série, vos lecteurs peuvent n’en parcourir qu’une partie\u00a0: allez à la première coupe à montrer, puis à la dernière. Les autres restent dans le cas\u202f; celles qui portent un signe sont toujours montrées.',
  from: 'Commencer à cette coupe',
  to: 'Finir à cette coupe',
  whole: (name: string) => `Montrer «\u202f${name}\u202f» en entier`,
  wholeAgain: (name: string) => `«\u202f${name}\u202f» est de nouveau montrée en entier.`,
  rangeKept: 'Coupes à montrer enregistrées.',
  places: ({ from, to }: { from: number; to: number }) =>
    from === to ? `coupe ${from} seule` : `coupes ${from} à ${to}`,
  byDefault: 'Par défaut',
  take: (name: string) => `Ne plus garder la vue de «\u202f${name}\u202f»`,
  taken: (name: string) => `«\u202f${name}\u202f» s’ouvre de nouveau par défaut.`,
  givesAway: 'Cette coupe porte un signe\u00a0: vos lecteurs le verront avant la réponse.',
  said: (
    image: number,
    { window, zoom = 1, rotation = 0, flipped, inverted }: SaidView,
    unit: ModalityUnit | null,
  ) =>
    [
      image === 0 ? 'Coupe retirée' : `Image ${image}`,
      ...(window ? [viewerMessages.window(window, unit)] : []),
      ...(zoom === 1 ? [] : [`zoom × ${formatDecimal(zoom)}`]),
      ...(rotation === 0 ? [] : [`rotation de ${rotation * 90}°`]),
      ...(flipped ? ['en miroir'] : []),
      ...(inverted ? ['inversée'] : []),
    ].join(', '),
  panels: (count: number, linked: boolean) =>
    count < 2 ? 'Un seul panneau.' : `${count} panneaux, qui défilent ${linked ? 'ensemble' : 'séparément'}.`,
};
