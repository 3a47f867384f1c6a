import { counted, formatDecimal } from '#lib/platform/format-texts.ts';
import type { Orphan } from './edits/orphans.ts';
import type { ConclusionScope } from './report-sections.ts';

const quoted = (text: string) => `«\u202f${text}\u202f»`;
const named = (text: string) => (text.trim() === '' ? 'sans texte' : quoted(text.trim()));

const capital = (text: string) => text.replace(/^s/, 'S');

const list = (texts: readonly string[]) =>
  new Intl.ListFormat('fr', { type: 'conjunction' }).format(texts.map(named));

function lossOf(orphan: Orphan): string {
  switch (orphan.kind) {
    case 'default':
      return `La question ${named(orphan.text)} perd sa réponse par défaut.`;
    case 'formula':
      return orphan.reads.length > 0
        ? `Le calcul ${named(orphan.text)} perd sa formule, qui utilise ${list(orphan.reads)}.`
        : `Le calcul ${named(orphan.text)} perd sa formule.`;
    case 'condition':
      return orphan.reads.length > 0
        ? `${capital(named(orphan.text))} perd sa condition, qui utilise ${list(orphan.reads)}.`
        : `${capital(named(orphan.text))} perd sa condition.`;
    case 'fiche':
      return `${capital(named(orphan.text))} n’ouvre plus de fiche.`;
    case 'sentence':
      return `La question ${named(orphan.text)} perd sa phrase de compte rendu.`;
    case 'repeat':
      return `${capital(named(orphan.text))} : son ordre ou sa phrase utilise une question qui n’y est plus.`;
    case 'choice':
      return orphan.questions > 0
        ? `La réponse ${named(orphan.text)} perd ${counted(orphan.questions, 'sous-question')}.`
        : `La réponse ${named(orphan.text)} disparaît.`;
  }
}

/** Labels of the fields of the selected node in the questionnaire's editor. */
export const questionDetailsMessages = {
  type: 'Type de réponse',
  section: 'Rubrique du compte rendu',
  important: 'Importante\u00a0: rappelée avant de copier si elle est sans réponse',
  hidden: 'Masquée\u00a0: sa réponse par défaut s’écrit sans être demandée',
  neutral:
    'Neutre\u00a0: aucune de ses réponses n’est une anomalie (conduite à tenir, classification, commentaire)',
  exclusive: 'Exclut les autres réponses, comme «\u202fAucune\u202f»',
  normalOf: { option: 'Réponse normale', default: 'Réponse par défaut normale' },
  notNormal: 'Non',
  normalScopes: {
    question: 'Oui, pour cette question',
    page: 'Oui, pour cette page',
    questionnaire: 'Oui, pour tout le questionnaire',
  } satisfies Record<ConclusionScope, string>,
  normalHint: 'Sa conclusion ne s’écrit pas si, dans cet ensemble, une réponse est anormale.',
  hiddenWithoutDefault: 'Masquée sans réponse par défaut, cette question n’écrit rien.',
  sentence: 'Phrase du compte rendu',
  sentenceHint: 'Sans phrase, rien n’est écrit.',
  insert: (what: string) => `Insérer ${what}`,
  placeholders: 'Mots remplacés à la saisie',
  inConclusion: 'Reprendre en conclusion',
  multiline: 'Plusieurs lignes',
  unit: 'Unité',
  min: 'Minimum',
  max: 'Maximum',
  decimals: 'Décimales',
  notNumber: 'Écrivez un nombre.',
  notDecimals: 'De 0 à 6.',
  tooLarge: 'Ce nombre est trop grand.',
  minOverMax: (max: number) => `Le minimum ne peut dépasser le maximum (${formatDecimal(max)}).`,
  maxUnderMin: (min: number) => `Le maximum ne peut être sous le minimum (${formatDecimal(min)}).`,
  outOfRange: 'La réponse par défaut doit être entre le minimum et le maximum.',
  defaultOutOfRange: (value: number) => `La réponse par défaut (${formatDecimal(value)}) n’y serait plus.`,
  notStored: 'La valeur précédente est gardée en attendant.',
  defaultAnswer: 'Réponse par défaut',
  noDefault: 'Aucune',
  options: (count: number) => counted(count, 'réponse'),

  image: 'Image',
  addImage: 'Ajouter une image',
  replaceImage: 'Remplacer l’image',
  removeImage: 'Retirer l’image',
  imageAlt: 'Description pour qui ne voit pas l’image',
  imageCaption: 'Légende (facultative)',
  imageHint: 'JPEG, PNG, WebP, AVIF ou GIF. Vous la regardez et masquez ce qui identifie avant tout envoi.',
  hotspotNeedsImage:
    'Une image interactive se dessine sur une image\u00a0: ajoutez-la, les réponses deviendront des zones.',
  keepType: 'Garder le type actuel',
  oneImage: 'n’a pas été prise\u00a0: une image à la fois ici.',
  dicomRefused:
    'est une image DICOM. Un questionnaire montre des images ordinaires\u00a0: exportez la coupe en JPEG ou en PNG.',
  firstImageOnly: 'est animée\u00a0: seule sa première image est prise.',
  folderRefused: 'n’a pas pu être lu. Un questionnaire prend une image à la fois.',
  tooManyImages: (count: number) => `n’a pas été pris\u00a0: ${count} images au plus à la fois.`,

  zones: 'Zones',
  zoneTool: 'Dessiner',
  zoneTools: { select: 'Choisir et déplacer', rect: 'Rectangle', hand: 'Main levée', polygon: 'Polygone' },
  zoneHints: {
    select:
      'Glissez une zone ou un de ses sommets. Au clavier\u00a0: flèches pour déplacer, Maj+flèches pour agrandir, Alt pour aller plus finement.',
    rect: 'Glissez d’un coin à l’autre.',
    hand: 'Suivez le contour sans lâcher.',
    polygon:
      'Un clic par sommet\u202f; Entrée, double-clic ou clic sur le premier pour fermer, Échap pour renoncer. Au clavier, sur l’image\u00a0: flèches (Maj pour aller plus vite), Espace pour poser un sommet, Retour arrière pour reprendre le dernier.',
  },
  pointerAt: ([x, y]: readonly [number, number]) => `${Math.round(x)}\u00a0%, ${Math.round(y)}\u00a0%`,
  cornerPut: (count: number) => `Sommet ${count} posé.`,
  cornersLeft: (count: number) => (count === 0 ? 'Plus aucun sommet.' : `${counted(count, 'sommet')}.`),
  picture: 'Image et ses zones',
  zoneNumber: (at: number, label: string) =>
    label.trim() ? `Zone ${at + 1}\u00a0: ${label}` : `Zone ${at + 1}`,
  addZone: 'Ajouter une zone',
  removeZone: (name: string) => `Supprimer ${name}`,
  openZone: 'Texte et phrase',
  colour: 'Couleur',
  vertexNumber: (at: number) => `Sommet ${at + 1}`,
  vertices: 'Sommets',
  addVertex: (at: number) => `Ajouter un sommet après le sommet ${at + 1}`,
  removeVertex: (at: number) => `Supprimer le sommet ${at + 1}`,
  place: { x: 'Gauche (%)', y: 'Haut (%)', width: 'Largeur (%)', height: 'Hauteur (%)' },
  zoneOfQuestion: 'Modifier la forme sur l’image',
  zoneAdded: 'Zone ajoutée.',
  tooSmall: 'Trop petit\u00a0: dessinez une zone plus grande.',

  fiche: 'Fiche',
  noFiche: 'Aucune',
  newFiche: 'Écrire une nouvelle fiche',
  openFiche: 'Ouvrir la fiche',
  ficheUsedBy: (texts: readonly string[]) =>
    texts.length === 0 ? 'Aucune question n’ouvre cette fiche.' : `Ouverte par ${list(texts)}.`,
  loadingText: 'Ouverture de l’éditeur…',

  several: (count: number) => `${counted(count, 'ligne choisie', 'lignes choisies')}`,
  severalHint: 'Ce qui change ici change pour toutes.',
  onlyQuestions: (count: number) => `Pour ${counted(count, 'question')}`,
  onlySentences: (count: number) => `Pour ${counted(count, 'phrase')}`,
  mixed: 'Plusieurs valeurs',

  orphansTitle: 'Cette modification en entraîne d’autres',
  orphansHint: 'Tout revient en annulant (Ctrl+Z).',
  orphansConfirm: 'Modifier quand même',
  lossOf,
  moreLosses: (count: number) => `et ${counted(count, 'autre')}.`,
};
