import { formatList, quoted } from '#lib/platform/format-texts.ts';
import type { Fault, StepFault } from './faults.ts';
import { isChoiceFormat, PROPOSITIONS, QROC_WORDS } from './formats.ts';
import type { Giveaway, TellingPlace } from './giveaways.ts';
import type { LateImage } from './late-images.ts';
import { formatNames } from './outline-texts.ts';
import type { CaseQuestion } from './questions-schema.ts';

const PLAIN: Record<Exclude<Fault, 'few-propositions' | 'many-propositions' | 'many-right'>, string> = {
  text: 'L’énoncé est à écrire.',
  'blank-proposition': 'Une proposition est vide\u00a0: écrivez-la ou retirez-la.',
  'same-proposition': 'Deux propositions disent la même chose.',
  'none-right': 'Aucune proposition n’est juste\u00a0: cochez-en une.',
  'all-right': 'Toutes les propositions sont justes\u00a0: il en faut aussi de fausses.',
  'one-right': 'Une QRU n’a qu’une réponse juste\u00a0: gardez-en une, ou choisissez un autre format.',
  'unacceptable-right': 'Une proposition juste est dite inacceptable.',
  'indispensable-wrong': 'Une proposition fausse est dite indispensable.',
  accepted: 'Il faut au moins une réponse acceptée.',
  'long-accepted': `Une réponse acceptée dépasse ${QROC_WORDS}\u00a0mots\u00a0: raccourcissez-la.`,
  scale: 'L’hypothèse et l’information nouvelle sont à écrire.',
  'no-structure': 'Ajoutez au moins une structure à désigner.',
  'no-zone': 'Une structure n’a pas de zone\u00a0: son signe est absent, ou sans contour ni ellipse.',
  'same-structure': 'Deux structures sont le même signe.',
  bounds: 'Les deux bornes de la mesure sont à écrire.',
  'bounds-order': 'La première borne dépasse la seconde.',
  'no-form': 'Choisissez le questionnaire à remplir.',
  'empty-key': 'Le compte rendu attendu est vide.',
  'no-weight': 'Aucun champ rempli ne compte\u00a0: donnez un poids à l’un d’eux.',
  'unfit-key': 'Une réponse du compte rendu attendu ne convient pas à son champ\u00a0: corrigez-la.',
  'indispensable-empty': 'Un champ indispensable est vide dans le compte rendu attendu.',
  'long-key-text': `Un texte noté dépasse ${QROC_WORDS}\u00a0mots\u00a0: raccourcissez-le, ou donnez-lui le poids 0.`,
  panel: 'Aucun expert n’a répondu\u00a0: indiquez combien ont choisi chaque réponse.',
};

const STEP_TEXTS: Record<StepFault, string> = {
  'kfp-count': 'Un problème à éléments clés a trois questions.',
  'report-count': 'Une étape a au plus un compte rendu.',
  'kfp-formats': 'Un problème à éléments clés a au moins une QROC et une QRP longue.',
};

/** A sentence about a fault of a step. */
export const stepFaultText = (fault: StepFault): string => STEP_TEXTS[fault];

/** A sentence about a fault of a question. */
export function faultText(fault: Fault, { format }: CaseQuestion): string {
  if (fault !== 'few-propositions' && fault !== 'many-propositions' && fault !== 'many-right')
    return PLAIN[fault];
  if (!isChoiceFormat(format)) return '';
  const { least, most, right } = PROPOSITIONS[format];
  const name = formatNames[format];
  if (fault === 'many-right') return `Une ${name} a au plus ${right[1]}\u00a0réponses justes.`;
  return fault === 'few-propositions'
    ? `Il faut au moins ${least}\u00a0propositions pour une ${name}.`
    : `Il faut au plus ${most}\u00a0propositions pour une ${name}.`;
}

/** Message for a case that shows no image before its questions are answered. */
export const ALL_KEPT_BACK =
  'Toutes les images viennent avec une étape suivante\u00a0: le lecteur ne verrait rien au départ. Laissez-lui au moins un dossier.';

/** A sentence about an image that is shown too late, or too early. */
export function lateImageText(image: LateImage): string {
  const { what, folder } = image;
  if (what === 'structure')
    return `Une structure à désigner est dans ${quoted(folder)}, qui ne vient qu’à une étape suivante.`;
  if (what === 'finding')
    return `Un signe à montrer est dans ${quoted(folder)}, qui ne vient qu’à une étape suivante\u00a0: il n’est montré qu’ensuite.`;
  if (what === 'panel')
    return `Le panneau ${image.panel} de l’affichage initial montre ${quoted(folder)}, qu’une étape apporte\u00a0: ce panneau est laissé de côté tant qu’elle n’est pas atteinte.`;
  if (what === 'unasked')
    return `${quoted(folder)} est montré dès le départ\u00a0: aucune question ne suit l’étape qui l’apporte.`;
  return `L’image du cas est dans ${quoted(folder)}, qu’une étape apporte\u00a0: les listes montrent à sa place un dossier présent au départ.`;
}

/** Where what the case opens on could not be looked at. */
export const PANELS_UNREAD =
  'L’affichage initial n’a pas pu être lu\u00a0: rien ne dit si ses panneaux montrent des images qu’une étape apporte. Vérifiez votre connexion, puis rouvrez les questions.';

const PLACES: Record<TellingPlace, string> = {
  title: 'Le titre du cas',
  tags: 'Une étiquette du cas',
  folders: 'Un nom de dossier',
  credit: 'La source ou la licence',
};

/** A sentence about a possible giveaway. @param numberOf returns a question's number */
export function giveawayText(giveaway: Giveaway, numberOf: (question: string) => number): string {
  if (giveaway.what === 'same-text') return `La question ${numberOf(giveaway.other)} a le même énoncé.`;
  const words = giveaway.words.map((word) => `«\u202f${word}\u202f»`);
  return `${PLACES[giveaway.place]} contient ${formatList(words)}, qui ${words.length > 1 ? 'sont' : 'est'} dans la réponse.`;
}
