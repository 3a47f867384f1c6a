import { counted, formatWhole } from '#lib/platform/format-texts.ts';
import type { ImportProblem, NoteCode } from './exchange/imported.ts';

/** Why nothing is made of a file. */
const problems: Record<ImportProblem, string> = {
  unreadable: 'Ce fichier n’a pas pu être ouvert. Choisissez-le à nouveau.',
  'too-large': 'Ce fichier est trop lourd pour être un questionnaire\u00a0: 4\u00a0Mo au plus.',
  'too-deep': 'Ce fichier imbrique trop de niveaux\u00a0: il ne peut pas être lu.',
  'not-known': 'Ce fichier n’est ni un questionnaire FHIR (JSON), ni un modèle MRRT (HTML).',
  'not-a-questionnaire': 'Ce fichier FHIR n’est pas un questionnaire (Questionnaire).',
  'newer-version': 'Ce fichier vient d’une version plus récente du site\u00a0: il ne peut pas être lu.',
  'no-question': 'Ce fichier ne contient aucune question.',
};

/** What is understood in another way. */
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
  'label-missing': 'Une question sans intitulé en reçoit un\u00a0: relisez-le',
} satisfies Partial<Record<NoteCode, string>>;

/** What nothing is made of. */
const lost = {
  prefix: 'Numérotation',
  formatted: 'Mise en forme\u00a0: le texte seul est repris',
  codes: 'Code sans terminologie connue par son adresse, version de terminologie, ou code de trop',
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
  'too-many': 'Au-delà de ce qu’un questionnaire peut contenir',
  'too-deep': 'Question imbriquée trop profondément\u00a0: elle vient après',
} satisfies Partial<Record<NoteCode, string>>;

const NOTES: Readonly<Record<NoteCode, string>> = { ...changed, ...lost };

/** Starting a questionnaire of a file: `/create`. */
export const importMessages = {
  file: 'Fichier FHIR ou MRRT',
  hint: 'Questionnaire FHIR\u00a0R4 (.json) ou modèle de compte rendu MRRT (.html). Il est lu sur cet appareil\u00a0: le fichier lui-même n’est pas envoyé.',
  dropHint: 'Vous pouvez aussi le déposer n’importe où sur cette page.',
  problems,
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
