import { itemEditingWords } from '#lib/items/editing-texts.ts';
import { agree, counted, formatDecimal, formatWhole } from '#lib/platform/format-texts.ts';
import { roundTo } from '#lib/platform/numbers.ts';

const MEGA = 1_000_000;
const megabytes = (bytes: number) => `${formatDecimal(roundTo(bytes / MEGA, 10))}\u00a0Mo`;

/** The parts of a case that are saved separately. */
const PARTS: Record<string, string> = {
  title: 'le titre',
  tags: 'les étiquettes',
  difficulty: 'la difficulté',
  clinicalInformation: 'les informations cliniques',
  answer: 'la réponse',
  images: 'les images',
  findings: 'les signes',
  questions: 'les questions',
  credit: 'la source et la licence',
};

/** Texts about saving in the case editor. */
export const caseEditingWords = itemEditingWords('Ce cas', PARTS);

/** Texts of the case editor: `/cases?cas=…`. */
export const caseEditorMessages = {
  proposedTags: 'D’après les images\u00a0:',
  addTag: (tag: string) => `Ajouter l’étiquette ${tag}`,
  newCase: 'Nouveau cas',
  edited: 'Modifier le cas',
  needsScript: 'La création d’un cas a besoin de JavaScript\u00a0: activez-le dans votre navigateur.',
  back: 'Gérer les cas',
  difficulty: 'Difficulté',
  difficultyLevel: (level: number) => `${level} sur 5`,
  information: 'Informations cliniques',
  informationHint: 'Ce que le lecteur sait avant de regarder les images.',
  answer: 'Réponse',
  answerHint: 'Montrée seulement quand le lecteur la demande.',
  counter: (length: number, maximum: number) => `${formatWhole(length)} / ${formatWhole(maximum)}`,
  see: 'Voir le cas publié',
  preview: 'Voir comme un lecteur',
  unsavedPreview: 'Vos modifications ne sont pas encore enregistrées\u00a0: réessayez dans un instant.',
  sheet: 'Fiche récapitulative',
  keptBoth: (title: string) => `Votre version est dans vos cas, sous le titre «\u202f${title}\u202f».`,

  folders: 'Dossiers d’images',
  addFolder: 'Nouveau dossier',
  folderName: 'Nom du dossier',
  defaultFolder: 'Images',
  numberedFolder: (number: number) => `Série ${number}`,
  folderDescription: 'Description des images',
  folderDescriptionHint:
    'Lue aux personnes qui ne voient pas les images\u00a0: elle ne révèle pas la réponse.',
  folderOf: (name: string, position: number, count: number) =>
    `Dossier «\u202f${name}\u202f», ${position} sur ${count}`,
  moveFolderUp: (name: string) => `Monter le dossier «\u202f${name}\u202f»`,
  moveFolderDown: (name: string) => `Descendre le dossier «\u202f${name}\u202f»`,
  folderMoved: (name: string, position: number, count: number) =>
    `Dossier «\u202f${name}\u202f» déplacé\u00a0: ${position} sur ${count}.`,
  deleteFolder: (name: string) => `Supprimer le dossier «\u202f${name}\u202f»`,
  deleteFolderTitle: 'Supprimer ce dossier\u202f?',
  deleteFolderBody: (name: string, images: number) =>
    images === 0
      ? `Le dossier «\u202f${name}\u202f» est vide\u00a0: il va disparaître.`
      : `Le dossier «\u202f${name}\u202f» et ${images < 2 ? 'son image' : `ses ${formatWhole(images)} images`} vont disparaître du cas.`,
  delete: 'Supprimer',
  folderDeleted: (name: string) => `Dossier «\u202f${name}\u202f» supprimé.`,
  emptyFolder: 'Déposez des images ici.',
  images: (count: number) => counted(count, 'image'),
  /** Appended to the warning that images will be removed. */
  findingsGone: (names: readonly string[]) =>
    names.length === 0
      ? ''
      : ` ${agree(names.length, 'Signe retiré aussi\u00a0:', 'Signes retirés aussi\u00a0:')} ${names.map((name) => `«\u202f${name}\u202f»`).join(', ')}.`,
  imagesOf: (count: number, all: number) => `${formatWhole(count)} / ${counted(all, 'image')}`,
  arriving: (count: number) => `${counted(count, 'image')} en cours d’envoi…`,

  imageOf: (position: number, count: number) => `Image ${position} sur ${count}`,
  rankOf: (position: number, count: number) => `${formatWhole(position)} / ${formatWhole(count)}`,
  imageMoved: (position: number, count: number) => `Image déplacée\u00a0: ${position} sur ${count}.`,
  imagesRemoved: (count: number, left: number) =>
    `${count < 2 ? 'Image retirée' : `${counted(count, 'image retirée', 'images retirées')}`}, ${left === 0 ? 'le dossier est vide' : `il en reste ${formatWhole(left)}`}.`,
  undoRemoval: (count: number) =>
    count < 2 ? 'Remettre l’image retirée' : `Remettre les ${formatWhole(count)} images retirées`,
  imagesBack: (count: number) =>
    count < 2 ? 'Image remise à sa place.' : `${counted(count, 'image')} remises à leur place.`,
  enlarge: 'Agrandir l’image',
  previousImage: 'Image précédente',
  nextImage: 'Image suivante',
  imageHelp:
    'Flèches\u00a0: parcourir. Maj + flèches ou Ctrl + clic\u00a0: en choisir plusieurs. Alt + flèches\u00a0: déplacer. Suppr\u00a0: retirer.',
  imageActions: 'Actions sur l’image choisie',
  moveBefore: 'Déplacer avant',
  moveAfter: 'Déplacer après',
  mainOfFolder: 'Image du dossier',
  mainOfCase: 'Image du cas',
  nowMainOfFolder: (position: number) => `L’image ${position} représente maintenant le dossier.`,
  nowMainOfCase: (position: number) => `L’image ${position} représente maintenant le cas.`,
  removeImages: (count: number) => (count < 2 ? 'Retirer' : `Retirer ces ${formatWhole(count)} images`),
  chosenImages: (count: number) => counted(count, 'image choisie', 'images choisies'),
  pickSeveral: 'Choisir plusieurs',
  moveToFolder: (count: number) =>
    count < 2 ? 'Déplacer vers un dossier…' : `Déplacer ces ${formatWhole(count)} images vers…`,
  otherSeries: (name: string) => `${name} (autre série)`,
  imagesMoved: (count: number, name: string) =>
    `${counted(count, 'image déplacée', 'images déplacées')} vers «\u202f${name}\u202f».`,
  openFolder: (name: string) => `Déplier le dossier «\u202f${name}\u202f»`,
  closeFolder: (name: string) => `Replier le dossier «\u202f${name}\u202f»`,
  openAll: 'Tout déplier',
  closeAll: 'Tout replier',

  toAttest: 'À vérifier',

  missing: (count: number) =>
    `${counted(count, 'image manquante', 'images manquantes')}\u00a0: la page a été fermée pendant l’envoi. Ajoutez de nouveau les mêmes fichiers\u00a0: l’envoi reprend où il s’est arrêté.`,
  resume: 'Reprendre avec des fichiers',
  resumeDirectory: 'Reprendre avec un dossier',
  forgetMissing: (count: number) => agree(count, 'Renoncer à cette image', 'Renoncer à ces images'),

  addTitle: 'Ajouter des images',
  addHint: 'Déposez ici des fichiers, un dossier entier ou une archive zip.',
  addFormats: 'DICOM, JPEG, PNG, WebP, AVIF, GIF',
  addPromise:
    'Rien ne part avant que vous ne l’ayez regardé. Un fichier DICOM est lu sur votre ordinateur\u00a0: ni nom, ni date, ni identifiant n’en part. Une photographie perd toutes ses métadonnées.',
  tryFile: 'Tester un fichier sans le garder',
  addFiles: 'Choisir des fichiers',
  addDirectory: 'Choisir un dossier',
  addTo: (name: string) => `Ajouter des images à «\u202f${name}\u202f»`,
  reading: 'Lecture des fichiers…',
  readingOne: (index: number, count: number) =>
    `Lecture du fichier ${formatWhole(index)} sur ${formatWhole(count)}…`,
  decodingLarge: ({ rows, columns }: { rows: number; columns: number }) =>
    `Une image de ${formatWhole(columns)} × ${formatWhole(rows)} pixels est en cours de décodage\u00a0: cela peut prendre une minute.`,
  readFailure: 'Ces fichiers n’ont pas pu être lus. Essayez de les choisir un par un.',
  nothingFound: 'Aucune image n’a été trouvée dans ce qui a été déposé.',
  skippedAlike: (reason: string, count: number) => `${reason} (${counted(count, 'fichier')})`,
  emptyFile: 'Ce fichier est vide.',
  skipped: (count: number) =>
    `${counted(count, 'fichier laissé de côté', 'fichiers laissés de côté')}\u00a0:`,
  alreadyThere: (count: number) =>
    `${counted(count, 'image était déjà là', 'images étaient déjà là')}\u00a0: elle${agree(count, '', 's')} ${agree(count, 'n’est', 'ne sont')} pas en double.`,
  doubleFile: 'Ce fichier est le double exact d’un autre\u00a0: il n’est pris qu’une fois.',
  doubleOf: (path: string, first: string) => `${path}, double de ${first}`,
  notImage: 'Ce fichier n’est pas une image prise en charge.',
  animation:
    'Image animée\u00a0: seule sa première image est prise, ce navigateur ne sait pas lire les autres.',
  tooLarge: 'Ce fichier dépasse 64\u00a0Mo.',

  uploads: 'Envoi des images',
  uploadProgress: (done: number, files: number, sent: number, bytes: number) =>
    `${formatWhole(done)} / ${counted(files, 'image envoyée', 'images envoyées')} · ${megabytes(sent)} sur ${megabytes(bytes)}`,
  uploadsDone: (count: number) => `${counted(count, 'image ajoutée', 'images ajoutées')}.`,
  uploadsFailed: (count: number) => counted(count, 'image en échec', 'images en échec'),
  uploadOverQuota: 'Plus de place.',
  uploadsOffline: 'Hors ligne\u00a0: l’envoi reprendra dès que la connexion reviendra.',
  uploadDetails: 'Détail',
  uploadStatus: {
    waiting: 'En attente',
    sending: 'Envoi',
    processing: 'Traitement',
    failed: 'Échec',
  },
  uploadReason: (reason: string) => reason || 'L’envoi n’a pas abouti. Vérifiez votre connexion.',
  percent: (part: number) => `${Math.round(part * 100)}\u00a0%`,
  retryAll: 'Tout réessayer',
  cancelAll: 'Tout annuler',
  cancelOf: (name: string) => `Annuler l’envoi de ${name}`,
  retryOf: (name: string) => `Réessayer l’envoi de ${name}`,
  moreUploads: (count: number) => `et ${counted(count, 'autre')}`,
  resumeHint:
    'Un envoi interrompu reprend où il s’est arrêté\u00a0: si vous fermez la page, ajoutez de nouveau les mêmes fichiers.',
};
