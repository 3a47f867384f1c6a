import { agree, counted } from '#lib/platform/format-texts.ts';
import type { FileProblem } from './bulk/block.ts';

const quoted = (texts: readonly string[]) => texts.map((each) => `«\u202f${each}\u202f»`).join(', ');
const protocols = (count: number) => counted(count, 'protocole');
const drafts = (count: number) => counted(count, 'brouillon');

/** Creating drafts from the protocols of one file: `protocols/import`. */
export const protocolBulkMessages = {
  open: 'Créer à partir d’un tableur ou d’un document…',
  pageTitle: 'Plusieurs protocoles d’un fichier',
  subtitle:
    'Un classeur, un document ou un fichier CSV devient autant de brouillons, que vous vérifiez avant de les créer. Le fichier est lu dans votre navigateur\u00a0: il n’est pas envoyé.',
  back: 'Nouveau protocole',
  needsScript: 'Cette page demande JavaScript\u00a0: le fichier est lu dans votre navigateur.',
  file: 'Fichier Excel, Word ou CSV',
  fileHint:
    '.xlsx, .docx ou .csv, aussi déposé sur la page. Un protocole par feuille, ou par titre suivi d’un tableau\u202f; ou un seul tableau avec une colonne «\u202fProtocole\u202f».',
  reading: 'Lecture du fichier…',
  read: (count: number) => `${protocols(count)} dans ce fichier.`,
  none: 'Aucun protocole n’a été reconnu dans ce fichier\u00a0: il faut un tableau avec les en-têtes des paramètres (TR, kV…).',
  problems: {
    unreadable: 'Ce fichier n’a pas pu être ouvert. Choisissez-le à nouveau.',
    'too-large':
      'Ce fichier est trop grand pour être lu ici. Gardez seulement les feuilles des protocoles, 20\u00a0Mo et 200\u202f000 cellules au plus.',
    'old-format':
      'Ce fichier est dans un ancien format (.xls, .doc). Enregistrez-le en .xlsx ou en .docx, puis choisissez-le à nouveau.',
    encrypted: 'Ce fichier est protégé par un mot de passe. Enregistrez-en une copie sans mot de passe.',
    damaged: 'Ce fichier est endommagé, ou n’est pas ce que son nom dit\u00a0: rien n’a été lu.',
    'other-archive': 'Cette archive n’est ni un classeur .xlsx ni un document .docx.',
    'not-a-table': 'Ce fichier n’est ni un classeur, ni un document, ni un fichier CSV.',
    empty: 'Ce fichier ne contient rien à lire.',
    'not-loaded':
      'La lecture n’a pas pu être chargée. Vérifiez votre connexion, puis choisissez le fichier à nouveau.',
  } satisfies Record<FileProblem, string>,
  defaults: 'Quand le fichier ne le dit pas',
  defaultType: 'Type d’imagerie de ceux qui n’en ont pas',
  defaultRegion: 'Région de ceux qui n’en ont pas',
  choose: 'Choisir…',
  list: 'Protocoles à créer',
  tick: (title: string) => `Créer «\u202f${title}\u202f»`,
  titleOf: (place: string) => `Titre, lu de «\u202f${place}\u202f»`,
  typeOf: (title: string) => `Type d’imagerie de «\u202f${title}\u202f»`,
  regionOf: (title: string) => `Région de «\u202f${title}\u202f»`,
  type: 'Type d’imagerie',
  region: 'Région',
  rows: (count: number) => counted(count, 'ligne'),
  toCheck: (count: number) => `${counted(count, 'valeur')} à vérifier`,
  hiddenSheet: 'feuille masquée',
  details: 'Ce qui a été compris',
  needsType: 'Dites de quel type d’imagerie il s’agit\u00a0: le fichier ne le dit pas avec certitude.',
  needsRegion: 'Dites de quelle région il s’agit.',
  needsTitle: 'Il faut un titre.',
  otherTable: 'Les en-têtes du tableau ne sont pas ceux de ce type d’imagerie.',
  known: 'Un de vos protocoles a déjà ce titre.',
  twice: 'Un autre protocole de ce fichier a le même titre.',
  knownUnread: 'Vos protocoles n’ont pas pu être lus\u00a0: ceux de même titre ne sont pas signalés.',
  around: (texts: readonly string[]) => `Non repris, autour du tableau\u00a0: ${quoted(texts)}.`,
  hidden: 'Ce qui est masqué ou barré n’est pas repris.',
  leftEmpty: (row: number, label: string, text: string, problem: string) =>
    `Ligne ${row}, ${label}\u00a0: «\u202f${text}\u202f» n’est pas repris. ${problem}`,
  others: 'Parties du fichier où aucun protocole n’a été reconnu',
  other: (place: string, isHidden: boolean, sample: string) =>
    `«\u202f${place}\u202f»${isHidden ? ' (masquée)' : ''}${sample === '' ? '' : `\u00a0: ${sample}`}`,
  notes: (place: string) => `Tableau «\u202f${place}\u202f»`,
  notRead: (texts: readonly string[]) => `Non repris\u00a0: ${quoted(texts)}.`,
  leftOut: (texts: readonly string[]) =>
    `${agree(texts.length, 'Ligne laissée de côté', 'Lignes laissées de côté')}\u00a0: ${quoted(texts)}.`,
  carried: (count: number) =>
    `${counted(count, 'ligne sans nom de protocole a été mise', 'lignes sans nom de protocole ont été mises')} avec le protocole nommé au-dessus.`,
  create: (count: number) => `Créer ${drafts(count)}`,
  nothing: 'Cochez au moins un protocole.',
  unready: (count: number) =>
    `${counted(count, 'protocole coché a', 'protocoles cochés ont')} encore besoin d’une réponse\u00a0: ${agree(count, 'il est signalé', 'ils sont signalés')} dans la liste.`,
  creating: (done: number, all: number) => `${done} sur ${all}…`,
  progress: 'Brouillons créés',
  stop: 'Arrêter après celui-ci',
  resume: (count: number) => `Reprendre\u00a0: ${drafts(count)} à créer`,
  failed: (title: string, why: string) => `«\u202f${title}\u202f» n’a pas été créé. ${why}`,
  failure: 'Vérifiez votre connexion, puis reprenez\u00a0: ce qui est créé ne le sera pas deux fois.',
  stopped: 'Arrêté. Ce qui est créé l’est pour de bon.',
  maybe: (title: string) =>
    `Un brouillon «\u202f${title}\u202f» a été commencé quand la connexion s’est coupée\u00a0: ouvrez-le, il peut être vide. Il n’est pas créé une deuxième fois.`,
  unchecked:
    'Vos protocoles n’ont pas pu être lus\u00a0: rien n’est repris, pour ne rien créer deux fois. Réessayez.',
  done: (count: number) =>
    `${counted(count, 'brouillon créé', 'brouillons créés')}. ${agree(count, 'Il n’est visible que de vous', 'Ils ne sont visibles que de vous')}.`,
  mine: 'Mes protocoles',
};
