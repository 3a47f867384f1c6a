import { itemEditingWords } from '#lib/items/editing-texts.ts';
import { counted } from '#lib/platform/format-texts.ts';
import type { FactSection, FactsOf, LineList } from './body-edits.ts';
import { ROWS_MAX } from './fields/acquisition-fields.ts';
import { PROTOCOL_MAX as MAX } from './limits.ts';
import { protocolMessages as m } from './texts.ts';

/** The parts of a protocol that are saved separately. */
const PARTS: Record<string, string> = {
  title: 'le titre',
  tags: 'les étiquettes',
  body: 'le protocole',
};

/** Texts about saving in the protocol editor. */
export const protocolEditingWords = itemEditingWords('Ce protocole', PARTS);

/** The sections of the protocol editor, in order, by their names in addresses. */
export const PROTOCOL_SECTIONS = {
  general: 'Général',
  preparation: 'Préparation',
  contraste: 'Produit de contraste',
  acquisition: 'Acquisition',
  'post-traitement': 'Post-traitement',
  pieges: 'Pièges',
  criteres: 'Critères de réussite',
  references: 'Références',
} as const;
export type SectionId = keyof typeof PROTOCOL_SECTIONS;

/** Labels of numbers are defined with their units and bounds (`protocols/fields/number-fields.ts`). */
type Labels<Section extends FactSection> = {
  [Key in keyof FactsOf<Section> as NonNullable<FactsOf<Section>[Key]> extends number
    ? never
    : Key]-?: string;
};

/** Texts of the protocol editor: `protocols/edit/{id}`. */
export const protocolEditorMessages = {
  pageTitle: 'Modifier un protocole',
  needsScript:
    'La modification d’un protocole a besoin de JavaScript\u00a0: activez-le dans votre navigateur.',
  back: 'Mes protocoles',
  see: 'Voir',
  keptBoth: (title: string) => `Votre version est dans vos protocoles, sous le titre «\u202f${title}\u202f».`,
  sections: 'Sections',

  imagingType: 'Type d’imagerie',
  region: 'Région',
  version: 'Version',
  versionHint: 'Le nom que le service lui donne, par exemple «\u202f2026-1\u202f».',
  description: 'Description',
  suitability: m.suitabilityFields satisfies Labels<'suitability'>,
  suitabilityHint:
    'Les listes retrouvent le protocole par ces réponses. Sans réponse, il n’est proposé à personne pour ce motif.',
  suits: { Oui: 'Convient', Non: 'Ne convient pas' },
  notSaid: m.notSaid,
  preparation: m.preparationFields satisfies Labels<'preparation'>,
  contrast: m.contrastFields satisfies Labels<'contrast'>,
  doseReferenceTitle: 'Référence de dose du service',
  doseReferenceSource: 'D’où vient cette référence',
  doseReferenceHint:
    'Ce que le service ne veut pas dépasser\u00a0: la page du protocole y compare la dose des passages. Sans référence, rien n’est affiché.',
  tolerancesTitle: (own: number) =>
    own === 0
      ? 'Tolérances'
      : `Tolérances\u00a0: ${counted(own, 'propre au protocole', 'propres au protocole')}`,
  tolerancesHint:
    'De combien un examen peut s’écarter du protocole avant que «\u202fConforme\u202f?\u202f» le signale. Un champ vide garde la tolérance habituelle.',
  usualTolerance: (text: string) => `Habituelle\u00a0: ${text}`,
  lists: {
    indications: m.indications,
    contraindications: m.contraindications,
    postProcessing: m.postProcessing,
    pitfalls: m.pitfalls,
    successCriteria: m.successCriteria,
    references: m.references,
  } satisfies Record<LineList, string>,

  addLine: 'Ajouter une ligne',
  lineOf: (label: string, place: number) => `${label}, ligne ${place}`,
  lineUp: (line: string) => `Monter\u00a0: ${line}`,
  removeLine: (line: string) => `Supprimer\u00a0: ${line}`,
  lineMoved: (place: number) => `Ligne déplacée en position ${place}.`,
  linesFull: `Une liste a ${MAX.lines}\u00a0lignes au plus. Rien n’a été ajouté.`,
  linesHint: 'Entrée ajoute une ligne, Alt+flèche la déplace\u202f; une liste collée devient des lignes.',

  fromDicom: 'Depuis les fichiers d’un examen',
  dicomLoading: 'Ouverture…',
  rowsAdded: (count: number) => `${counted(count, 'ligne ajoutée', 'lignes ajoutées')}.`,
  otherTable:
    'Ces lignes ne sont pas du type d’imagerie choisi\u202f; elles restent dans le protocole tant que vous ne les retirez pas.',
  rowsFull: `Un tableau a ${ROWS_MAX}\u00a0lignes au plus. Rien n’a été ajouté.`,

  typeChanged: (type: string, rows: number) =>
    rows === 0
      ? `Type d’imagerie\u00a0: ${type}.`
      : `Type d’imagerie\u00a0: ${type}. ${counted(rows, 'ligne gardée', 'lignes gardées')}.`,
};
