import { itemEditingWords } from '#lib/items/editing-texts.ts';
import { counted, formatWhole } from '#lib/platform/format-texts.ts';
import type { Bound } from './edits/bounds.ts';
import type { NodeKind } from './edits/nodes.ts';
import { QUESTIONNAIRE_MAX as MAX } from './limits.ts';
import { MAX_DEPTH, MAX_NODES } from './tree.ts';

/** The parts of a questionnaire that are saved apart. */
const PARTS: Record<string, string> = {
  title: 'le titre',
  tags: 'les étiquettes',
  body: 'les pages et les questions',
};

const most = (count: number, what: string) =>
  `Un questionnaire a ${formatWhole(count)} ${what} au plus. Rien n’a été modifié.`;

/** Words of the questionnaire's editor about saving. */
export const questionnaireEditingWords = itemEditingWords('Ce questionnaire', PARTS);

/** Writing a questionnaire: `/create`, `/edit/{id}`. */
export const questionnaireEditorMessages = {
  pageTitle: 'Modifier un questionnaire',
  needsScript:
    'La modification d’un questionnaire a besoin de JavaScript\u00a0: activez-le dans votre navigateur.',
  back: 'Gérer les questionnaires',
  see: 'Utiliser',
  exportFhir: 'Exporter (FHIR)',
  exportMrrt: 'Exporter (MRRT)',
  tagsSummary: (tags: readonly string[]) =>
    tags.length === 0 ? 'Étiquettes\u00a0: aucune' : `Étiquettes\u00a0: ${tags.join(', ')}`,
  keptBoth: (title: string) =>
    `Votre version est dans vos questionnaires, sous le titre «\u202f${title}\u202f».`,

  bounds: {
    page: 'Un questionnaire a au moins une page. Rien n’a été modifié.',
    pages: most(MAX.pages, 'pages'),
    fiches: most(MAX.fiches, 'fiches'),
    questions: `Une page a ${formatWhole(MAX.questions)} questions au plus. Rien n’a été modifié.`,
    subQuestions: `Une réponse a ${formatWhole(MAX.subQuestions)} sous-questions au plus. Rien n’a été modifié.`,
    options: `Une question a ${formatWhole(MAX.options)} réponses au plus. Rien n’a été modifié.`,
    zones: `Une image a ${formatWhole(MAX.zones)} zones au plus. Rien n’a été modifié.`,
    nodes: `Un questionnaire a ${formatWhole(MAX_NODES)} questions, réponses et zones au plus. Rien n’a été modifié.`,
    depth: `Les sous-questions vont jusqu’à ${formatWhole(MAX_DEPTH)} niveaux. Rien n’a été modifié.`,
    repeats: 'Ce qui se répète ne peut contenir autre chose qui se répète. Rien n’a été modifié.',
  } satisfies Record<Bound, string>,

  /** A node whose words are not written yet. */
  untitled: {
    page: 'Page sans nom',
    question: 'Question sans texte',
    option: 'Réponse sans texte',
    zone: 'Zone sans nom',
    fiche: 'Fiche sans titre',
  } satisfies Record<NodeKind, string>,
  textOf: {
    page: 'Nom de la page',
    question: 'Texte de la question',
    option: 'Texte de la réponse',
    zone: 'Nom de la zone',
    fiche: 'Titre de la fiche',
  } satisfies Record<NodeKind, string>,

  panesLabel: 'Volet affiché',
  panes: {
    tree: 'Plan',
    details: 'Détails',
    text: 'Texte',
    check: 'Vérifier',
    trials: 'Essais',
    preview: 'Aperçu',
  },
  nothingSelected: 'Choisissez une ligne du plan pour en modifier le contenu.',
  report: 'Compte rendu',
  emptyReport: 'Aucune phrase pour l’instant.',
  showWriter: 'Montrer ce qui écrit cette phrase',
  previewHint: 'Aperçu\u00a0: les réponses essayées ici ne sont pas enregistrées.',
  findings: (count: number) =>
    count === 0
      ? 'Rien à signaler.'
      : `${counted(count, 'point à regarder', 'points à regarder')}. Aucun n’empêche d’utiliser le questionnaire.`,
  moreFindings: (count: number) => `et ${counted(count, 'autre')}.`,
};
