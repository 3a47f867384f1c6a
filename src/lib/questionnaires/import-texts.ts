import { counted, formatWhole } from '#lib/platform/format-texts.ts';
import type { ImportProblem, NoteCode } from './exchange/imported.ts';

/** Why a file cannot be imported. */
const problems: Record<ImportProblem, string> = {
  unreadable: 'Ce fichier n’a pas pu être ouvert. Choisissez-le à nouveau.',
  'too-large': 'Ce fichier est trop lourd pour être un questionnaire\u00a0: 4\u00a0Mo au plus.',
  'too-deep': 'Ce fichier imbrique trop de niveaux\u00a0: il ne peut pas être lu.',
  'not-known':
    'Ce fichier n’est ni un questionnaire FHIR (JSON), ni un modèle MRRT (HTML), ni un XLSForm (.xlsx).',
  'not-a-questionnaire': 'Ce fichier FHIR n’est pas un questionnaire (Questionnaire).',
  'newer-version': 'Ce fichier vient d’une version plus récente du site\u00a0: il ne peut pas être lu.',
  'no-question': 'Ce fichier ne contient aucune question.',
  'old-workbook':
    'Ce classeur est d’un ancien format (.xls) ou protégé par un mot de passe\u00a0: enregistrez-le en .xlsx.',
  'damaged-workbook': 'Ce classeur est abîmé\u00a0: enregistrez-le à nouveau dans votre tableur.',
  'no-survey': 'Ce classeur n’a pas de feuille «\u202fsurvey\u202f»\u00a0: ce n’est pas un XLSForm.',
};

/** Names of the parts that are imported in another form. */
const changed = {
  boolean: 'Une case à cocher devient un choix entre «\u202fOui\u202f» et «\u202fNon\u202f»',
  'open-choice': 'Une réponse libre devient l’option «\u202fAutre\u202f», à préciser',
  'group-joined': 'Un groupe rejoint sa page\u00a0: son nom précède celui de ses questions',
  nested: 'Une question placée sous une autre vient après elle',
  'value-set': 'Une liste de valeurs du fichier devient des options',
  time: 'L’heure n’est pas gardée comme telle\u00a0: une date, ou un texte',
  repeats: 'Plusieurs réponses deviennent un texte de plusieurs lignes',
  cut: 'Un texte trop long est raccourci',
  source: 'Auteurs, licence et description vont dans la fiche «\u202fSource du modèle\u202f»',
  hint: 'Une aide devient une information après sa question',
  'repeat-asked':
    'Un groupe répété reçoit une question\u00a0: «\u202fOui\u202f» en ouvre la liste, de 0 à 20',
  'group-open': 'Groupe sans fin dans la feuille\u00a0: il va jusqu’à la dernière ligne',
  'group-end': 'Fin de groupe sans début, ou d’une autre sorte\u00a0: vérifiez ce que contient le groupe',
  'duplicate-name': 'Nom employé deux fois\u00a0: les conditions et les calculs lisent le premier',
  'label-missing': 'Une question sans intitulé en reçoit un\u00a0: relisez-le',
} satisfies Partial<Record<NoteCode, string>>;

/** Names of the parts that are left out. */
const lost = {
  prefix: 'Numérotation',
  formatted: 'Mise en forme\u00a0: le texte seul est repris',
  codes: 'Code sans terminologie connue par son adresse, version de terminologie, ou code de trop',
  'template-codes': 'Code du modèle entier (modalité, région)\u00a0: un questionnaire n’en porte pas',
  condition: 'Condition d’affichage\u00a0: la question est toujours posée',
  expression: 'Calcul\u00a0: la réponse est à saisir',
  options: 'Options absentes ou sans texte\u00a0: la réponse s’écrit si aucune ne reste',
  'repeating-group': 'Groupe répété\u00a0: il n’est repris qu’une fois',
  type: 'Question d’un type inconnu ici',
  'value-set-elsewhere': 'Liste de valeurs qui n’est pas dans le fichier\u00a0: la réponse s’écrit',
  initial: 'Réponse par défaut',
  'max-length': 'Longueur maximale d’un texte',
  occurrences: 'Nombre de réponses imposé',
  'read-only': 'Lecture seule\u00a0: la réponse peut être saisie',
  units: 'Choix de l’unité\u00a0: la première est gardée',
  media: 'Image ou autre média',
  modifier: 'Extension qui change le sens de la question\u00a0: à vérifier',
  extension: 'Extension inconnue ici',
  script: 'Script\u00a0: rien n’en est exécuté',
  row: 'Ligne sans type, sans liste ou sans nom',
  disabled: 'Ligne désactivée dans la feuille',
  device: 'Donnée relevée par l’appareil',
  'list-missing': 'Liste de choix absente de la feuille «\u202fchoices\u202f»\u00a0: la réponse s’écrit',
  'expression-missing': 'Calcul sans formule',
  constraint: 'Contrainte\u00a0: toute réponse est acceptée',
  'choice-filter': 'Choix filtrés\u00a0: tous sont proposés',
  'required-if': 'Réponse obligatoire sous condition\u00a0: elle ne l’est pas',
  'quoted-answer': 'Réponse rappelée dans un intitulé\u00a0: «\u202f…\u202f» la remplace',
  languages: 'Autre langue',
  column: 'Colonne sans usage ici',
  'too-many': 'Au-delà de ce qu’un questionnaire peut contenir',
  'too-deep': 'Question imbriquée trop profondément\u00a0: elle vient après',
} satisfies Partial<Record<NoteCode, string>>;

const NOTES: Readonly<Record<NoteCode, string>> = { ...changed, ...lost };

/** Starting a questionnaire of a file: `/create`. */
export const importMessages = {
  file: 'Fichier FHIR, MRRT ou XLSForm',
  hint: 'Questionnaire FHIR\u00a0R4 (.json), modèle de compte rendu MRRT (.html) ou XLSForm (.xlsx). Il est lu sur cet appareil\u00a0: le fichier lui-même n’est pas envoyé.',
  dropHint: 'Vous pouvez aussi le déposer n’importe où sur cette page.',
  problems,
  pasted: 'Ou feuilles d’un XLSForm, collées',
  pastedHint:
    'Copiez dans votre tableur toute la feuille «\u202fsurvey\u202f», titres compris, collez-la ici, puis «\u202fchoices\u202f» et «\u202fsettings\u202f» en dessous.',
  notPasted:
    'Aucune feuille «\u202fsurvey\u202f» n’est reconnue\u00a0: ses titres «\u202ftype\u202f», «\u202fname\u202f» et «\u202flabel\u202f» doivent être collés avec elle.',
  understood: 'Ce qui est compris',
  read: (title: string) => `Lu\u00a0: «\u202f${title}\u202f».`,
  pageOf: (name: string, count: number) => `${name}\u00a0: ${counted(count, 'question')}`,
  figures: ({ questions, options, conditions, calculations, fiches }: Record<string, number>) =>
    [
      counted(questions ?? 0, 'question'),
      counted(options ?? 0, 'option'),
      ...(conditions ? [counted(conditions, 'condition')] : []),
      ...(calculations ? [counted(calculations, 'calcul')] : []),
      ...(fiches ? [counted(fiches, 'fiche')] : []),
    ].join(', '),
  isChanged: (code: NoteCode) => Object.hasOwn(changed, code),
  changed: 'Ce qui va changer',
  lost: 'Ce qui ne peut pas être repris',
  nothingLost: 'Tout ce que contient le fichier est repris.',
  note: (code: NoteCode, count: number) => `${NOTES[code]} (${formatWhole(count)})`,
  place: (item: string, detail: string) =>
    [item || 'Fichier entier', detail].filter(Boolean).join('\u00a0: '),
  more: (count: number) => `et ${counted(count, 'autre')}`,
};
