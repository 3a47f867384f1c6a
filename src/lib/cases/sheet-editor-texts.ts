import type { EditingWords } from '#lib/items/editing-texts.ts';
import { agree, counted } from '#lib/platform/format-texts.ts';
import type { ImageSize } from '#lib/rich-text/rich-text.ts';

const time = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone: 'Europe/Paris' });

/** Texts about saving in the sheet editor. */
export const sheetEditingWords: EditingWords = {
  saved: (at) => (at ? `Enregistré à ${time.format(at)}` : 'Tout est enregistré'),
  offline: 'Hors ligne, nouvel essai…',
  delayed: (reason) => `${reason} Votre texte est gardé ici, nouvel essai…`,
  conflictTitle: 'Cette fiche a été modifiée ailleurs',
  conflictBody: () =>
    'Un autre onglet ou un autre appareil a enregistré une autre version entre-temps. Rien n’est perdu\u00a0: votre texte est toujours ici, et le leur est gardé.',
  keepMine: 'Garder la mienne',
  keepTheirs: 'Prendre l’autre',
  kept: 'Une version non enregistrée de cette fiche est restée sur cet appareil.',
  restore: 'Reprendre cette version',
  forget: 'Supprimer cette version',
};

/** The editor of a case's sheet. */
export const sheetEditorMessages = {
  pageTitle: 'Écrire la fiche',
  read: 'Voir la fiche',
  needsScript: 'L’éditeur a besoin de JavaScript. La fiche se lit sans.',
  text: 'Texte de la fiche',
  placeholder: 'Écrivez ici\u00a0: définition, signes, diagnostics différentiels, à retenir…',
  captionPlaceholder: 'Légende de l’image',
  help: 'Alt+F10 va à la barre d’outils, Échap en revient. Dans une liste, Tab et Maj+Tab changent le niveau\u202f; dans un tableau, la cellule. Pour quitter le texte\u00a0: Échap, puis Tab.',
  released: 'Tab quitte maintenant le texte.',
  toolbar: 'Mise en forme',
  tableToolbar: 'Tableau',
  figureToolbar: 'Image',
  undo: 'Annuler',
  redo: 'Rétablir',
  heading: 'Titre',
  subheading: 'Sous-titre',
  bold: 'Gras',
  italic: 'Italique',
  raised: 'Exposant',
  lowered: 'Indice',
  bulletList: 'Liste à puces',
  orderedList: 'Liste numérotée',
  indent: 'Augmenter le retrait',
  outdent: 'Diminuer le retrait',
  tab: 'Tab',
  link: 'Lien',
  view: 'Renvoi vers une image',
  image: 'Insérer une image',
  table: 'Insérer un tableau',
  rowBefore: 'Ligne au-dessus',
  rowAfter: 'Ligne au-dessous',
  columnBefore: 'Colonne à gauche',
  columnAfter: 'Colonne à droite',
  deleteRow: 'Supprimer la ligne',
  deleteColumn: 'Supprimer la colonne',
  headerRow: 'Ligne d’en-tête',
  tableCaption: 'Légende du tableau',
  tableCaptionLabel: 'Légende (laissez vide pour la retirer)',
  deleteTable: 'Supprimer le tableau',
  alt: 'Décrire l’image',
  deleteImage: 'Supprimer l’image',
  imageSizes: { small: 'Petite', medium: 'Moyenne', full: 'Pleine largeur' } satisfies Record<
    ImageSize,
    string
  >,
  pair: 'Côte à côte avec l’image voisine',
  pairHint: 'Côte à côte avec l’image voisine\u00a0: placez d’abord une autre image juste avant ou après.',
  withShortcut: (label: string, keys: string) => `${label} (${keys})`,
  control: 'Ctrl',
  shift: 'Maj',

  theirsEmpty: 'L’autre version est vide.',

  linkTitle: 'Lien',
  address: 'Adresse',
  addressHint:
    'Un site (exemple.fr), une adresse électronique, un DOI (10.1148/…) ou un chemin de ce site (/…).',
  addressInvalid: 'Cette adresse n’est pas un lien possible.',
  linkText: 'Texte du lien',
  apply: 'Appliquer',
  insert: 'Insérer',
  removeLink: 'Retirer le lien',
  viewTitle: 'Renvoi vers une image',
  finding: 'Signe',
  noFinding: 'Aucun\u00a0: une image',
  viewGone: 'image retirée',
  viewGoneHint:
    'L’image à laquelle ce texte renvoyait n’est plus dans le cas\u00a0: choisissez-en une autre.',
  caseImages: 'Images du cas',
  caseImagesHint: 'Glissez l’image dans le texte\u00a0: elle y vient avec un lien vers la visionneuse.',
  insertSlice: 'Insérer dans la fiche',
  imageTitle: 'Insérer une image',
  fromComputer: 'Ajouter une image depuis l’ordinateur',
  fromComputerHint:
    'JPEG, PNG, WebP, AVIF ou GIF. Ses métadonnées sont retirées\u202f; vérifiez qu’aucun nom n’y est visible.',
  fromCase: 'Choisir plutôt une image du cas',
  sentImage: 'Image envoyée',
  imageRequired: 'Choisissez d’abord une image, ou attendez la fin de son envoi.',
  sending: (name: string) => `Envoi de ${name || 'l’image'}…`,
  sendingFailed: 'n’a pas pu être envoyée. Vérifiez votre connexion.',
  stopSending: 'Annuler l’envoi',
  oneAtATime:
    'n’a pas été prise\u00a0: une image à la fois ici. Plusieurs se déposent ou se collent dans le texte.',
  fileTooLarge: 'dépasse 64\u00a0Mo.',
  fileDicom:
    'est une image DICOM. Elle se range dans un dossier du cas, qui en retire d’abord ce qui identifie le patient\u202f; la fiche pourra ensuite la montrer ou y renvoyer.',
  fileAnimated:
    'est animée\u00a0: la fiche n’en prend que la première image. Dans un dossier du cas, chacune de ses images est gardée.',
  fileNotImage: 'n’est pas une image prise en charge\u00a0: JPEG, PNG, WebP, AVIF ou GIF.',
  fileUnreadable: 'n’a pas pu être lu. Un dossier entier s’ajoute dans le cas, pas dans la fiche.',
  filesTooMany: (count: number) =>
    `n’a pas été pris\u00a0: ${count} images au plus à la fois. Une série entière se range dans un dossier du cas.`,
  openCase: 'Ouvrir le cas',
  imagesLeftOut: (count: number) =>
    `${counted(count, 'image de la page collée n’a pas été reprise', 'images de la page collée n’ont pas été reprises')}\u00a0: enregistrez-${agree(count, 'la', 'les')} sur l’ordinateur, puis déposez-${agree(count, 'la', 'les')} ici.`,
  folder: 'Série',
  folderImages: (count: number) => counted(count, 'image'),
  imageNumber: (index: number, count: number) => `Image ${index + 1} / ${count}`,
  imageSlider: 'Image de la série',
  caption: 'Légende (facultative)',
  altLabel: 'Description pour qui ne voit pas l’image',
  altTitle: 'Décrire l’image',
  altMissing: 'Décrire cette image pour qui ne la voit pas',
  noImage: 'Ce cas n’a pas encore d’image\u00a0: ajoutez-en une depuis l’ordinateur.',
  noImageYet: 'Ajoutez une image depuis l’ordinateur.',
  noImageToLink: 'Ce cas n’a pas encore d’image vers laquelle renvoyer.',
  viewText: (folder: string, index: number) => `${folder}, image ${index + 1}`,
};
