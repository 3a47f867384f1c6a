import { CASE_MAX } from '#lib/cases/limits.ts';
import { agree, counted, formatLongDate, formatWhole } from '#lib/platform/format-texts.ts';

/** Maximum number of images in a folder (`cases/limits.ts`). */
const FOLDER_MAX = CASE_MAX.images;

type GroupKind = 'series' | 'photographs' | 'stored';

const PROMISES: Record<GroupKind, string> = {
  series:
    'Seuls partent les pixels et quelques nombres techniques\u00a0: ni nom, ni date, ni identifiant, ni texte libre. Les fichiers DICOM eux-mêmes ne quittent pas votre ordinateur. Un texte incrusté dans l’image, lui, partirait avec elle\u00a0: masquez-le.',
  photographs:
    'Un nom, une date de naissance ou un visage visibles sur l’image partiraient avec elle\u00a0: masquez-les, ou n’envoyez pas l’image.',
  stored:
    'Un nom, une date de naissance ou un visage visibles sur une image seraient montrés à ses lecteurs\u00a0: masquez-les, ou retirez l’image.',
};

/** The images that an author attests. */
interface Attested {
  images: number;
  /** Number of images that were displayed. */
  seen: number;
  /** Number of series, and number of photographs among the images. */
  series: number;
  photographs: number;
}

/** « 24 images de 2 séries, dont 3 photographies » */
function attested({ images, series, photographs }: Attested): string {
  const pictures = counted(photographs, 'photographie');
  if (photographs === images && images > 0) return pictures;
  return [
    counted(images, 'image') + (series > 0 ? ` de ${counted(series, 'série')}` : ''),
    photographs > 0 ? `, dont ${pictures}` : '',
  ].join('');
}

/** « J’en ai regardé 20 sur 24. » */
function lookedAt({ seen, images }: Attested): string {
  if (seen === 0) return agree(images, 'Je ne l’ai pas regardée.', 'Je n’en ai regardé aucune.');
  if (seen < images) return `J’en ai regardé ${formatWhole(seen)} sur ${formatWhole(images)}.`;
  return agree(images, 'Je l’ai regardée.', 'Je les ai toutes regardées.');
}

const inFolder = (name = '') => (name === '' ? '' : ` dans «\u202f${name}\u202f»`);

/** Maximum number of titles listed for images that cannot be displayed. */
const TITLES_SHOWN = 3;

/** Review of images by their author before anybody else sees them: what is sent, and what stays on the machine. */
export const imageReviewMessages = {
  unattested: (count: number) =>
    `${counted(count, 'image n’est visible que par vous', 'images ne sont visibles que par vous')}\u00a0: ${agree(count, 'elle reste', 'elles restent')} à vérifier.`,
  attestedBy: (images: number, by: string | null, at: string) =>
    `Attesté par ${by ?? 'un compte supprimé'} le ${formatLongDate(at)} pour ${counted(images, 'image')}`,
  othersMarked: 'Celles qui restent à vérifier sont marquées.',
  lookAtUnattested: 'Regarder et attester',
  title: 'Images à envoyer',
  titleStored: 'Images à vérifier',
  summary: (files: number, series: number, left: number) =>
    `${counted(files, 'fichier lu', 'fichiers lus')}, ${counted(series, 'série')}. ${counted(left, 'attribut')} ${agree(left, 'reste', 'restent')} sur votre ordinateur.`,
  summaryPictures: (count: number) =>
    `${counted(count, 'photographie à regarder', 'photographies à regarder')} avant l’envoi. Date, lieu et appareil n’en sont pas conservés.`,
  summaryMixed: (series: string, pictures: number) =>
    `${series} ${counted(pictures, 'photographie', 'photographies')} en plus.`,
  summaryStored: (count: number) =>
    `${counted(count, 'image n’est visible que par vous', 'images ne sont visibles que par vous')} tant que vous ne l’avez pas attesté.`,
  promise: (kind: GroupKind) => PROMISES[kind],
  groups: 'Images',
  keptOf: (kept: number, count: number) => `${formatWhole(kept)} sur ${counted(count, 'groupe')}`,
  keepAll: 'Tout prendre',
  keepNone: 'Ne rien prendre',
  keepGroup: (kind: GroupKind, name: string) =>
    kind === 'series'
      ? `Envoyer la série ${name}`
      : ['Envoyer les photographies', name && `«\u202f${name}\u202f»`].filter(Boolean).join(' '),
  folderName: 'Nom du dossier',
  namesakes:
    'Des fichiers différents portent le même identifiant d’image\u00a0: tous sont proposés. Comparez-les, et retirez ce qui est de trop.',
  mixed:
    'Plusieurs images se trouvent à la même place, et rien dans les fichiers ne dit ce qui les distingue\u00a0: cette série mêle peut-être plusieurs temps.',
  excess: (excess: number, room: number, kind: GroupKind) =>
    [
      `Un dossier contient ${formatWhole(FOLDER_MAX)} images au plus\u00a0: ${room < FOLDER_MAX ? `il reste de la place pour ${formatWhole(room)}, et ` : ''}${counted(excess, 'image', 'images')} ne ${agree(excess, 'sera', 'seront')} pas ${agree(excess, 'envoyée', 'envoyées')}.`,
      kind === 'series' && 'Choisissez lesquelles sous «\u202fNe garder que certaines coupes\u202f».',
    ]
      .filter(Boolean)
      .join(' '),
  images: (count: number) => counted(count, 'image'),
  mask: (count: number) => (count === 0 ? 'Parcourir et masquer' : `Parcourir et masquer (${count})`),
  maskHint: (kind: GroupKind) =>
    `Tracez un rectangle sur l’image à la souris, ou ajoutez-en un\u202f; déplacez-le par son milieu, agrandissez-le par ses coins, à la souris, au doigt ou par les flèches.${kind === 'stored' ? '' : ' Ce qui est masqué est effacé avant l’envoi.'}`,
  film: (name: string, index: number, count: number) =>
    [name, `image ${formatWhole(index)} sur ${formatWhole(count)}`].filter(Boolean).join(', '),
  preparing: 'Préparation de l’image…',
  zoom: 'Zoom',
  zoomKeys: 'Ctrl + molette, deux doigts, ou + et − sur l’image\u202f; 0\u00a0: en entier.',
  zoomOf: (zoom: number) => `${formatWhole(Math.round(zoom * 100))}\u202f%`,
  larger: 'Agrandir l’image',
  smaller: 'Réduire l’image',
  whole: (zoom: number) => `${formatWhole(Math.round(zoom * 100))}\u202f%, montrer l’image en entier`,
  imageOf: (index: number, count: number) => `Image ${formatWhole(index)} sur ${formatWhole(count)}`,
  seenOf: (seen: number, count: number) => `(${formatWhole(seen)} / ${formatWhole(count)} vues)`,
  nextImage: 'Image suivante',
  swipe: 'Glissez le doigt de côté sur l’image pour passer aux autres.',
  /** Number of images to be seen first, and names of the folders that will be created. */
  toLookAt: (count: number, folders: readonly string[]) =>
    `Il reste ${counted(count, 'image')} à regarder${folders.length > 1 ? ` dans ${counted(folders.length, 'dossier')}` : inFolder(folders[0])}.`,
  look: 'Regarder',
  inFolder: (name: string) => inFolder(name),
  nothingKept: 'Rien n’est pris\u00a0: cochez ce que vous voulez envoyer.',
  playThrough: 'Faire défiler',
  pause: 'Arrêter',
  allSeen: 'Toutes les images ont été regardées.',
  /** Slices of series, which need not be seen one by one. */
  seenOfSeries: (seen: number, count: number) =>
    `${counted(seen, 'image')} sur ${formatWhole(count)} ${agree(seen, 'regardée', 'regardées')} dans les séries\u00a0: parcourez-les avant d’attester.`,
  cannotShow: 'Cette image n’a pas pu être affichée\u00a0: elle ne peut pas être attestée.',
  titleOf: (name: string, number: number) =>
    name === '' ? `L’image ${formatWhole(number)}` : `«\u202f${name}\u202f»`,
  cannotShowThis: (title: string, kind: GroupKind) =>
    `${title} n’a pas pu être affichée\u00a0: elle ne peut pas être attestée. ${kind === 'stored' ? 'Laissez-la de côté' : 'Retirez-la de l’envoi'} pour continuer.`,
  cannotShowThese: (titles: readonly string[], kind: GroupKind) => {
    const aside = kind === 'stored';
    if (titles.length < 2)
      return `${titles[0] ?? ''} n’a pas pu être affichée\u00a0: ${aside ? 'laissez-la de côté' : 'retirez-la'} pour continuer.`;
    const named = titles.slice(0, TITLES_SHOWN).join(', ') + (titles.length > TITLES_SHOWN ? '…' : '');
    return `${counted(titles.length, 'image')} n’ont pas pu être affichées (${named})\u00a0: ${aside ? 'laissez-les de côté' : 'retirez-les'} pour continuer.`;
  },
  takeOut: (count: number, kind: GroupKind) => {
    if (kind === 'stored')
      return count < 2 ? 'Laisser de côté' : `Laisser de côté ces ${formatWhole(count)} images`;
    return count < 2 ? 'Retirer de l’envoi' : `Retirer ces ${formatWhole(count)} images de l’envoi`;
  },
  takenOut: (title: string, kind: GroupKind) =>
    kind === 'stored'
      ? `${title} n’a pas pu être affichée\u00a0: elle n’est visible que par vous.`
      : `${title} n’a pas pu être affichée\u00a0: elle ne part pas.`,
  takeBack: 'La reprendre',
  cannotMask:
    'Votre navigateur modifie les images qu’une page relit, pour protéger votre vie privée\u00a0: rien ne peut être masqué ici. Masquez ces images avec un autre logiciel, ou utilisez un autre navigateur.',
  maskingFailed: 'Les zones n’ont pas pu être masquées\u00a0: l’image n’est pas partie.',
  metadataFailed:
    'Les métadonnées de la photographie (date, lieu, appareil) n’ont pas pu être retirées\u00a0: elle n’est pas partie.',
  maskWhole: (kind: GroupKind) =>
    kind === 'series' ? 'Appliquer à toute la série' : 'Appliquer à toutes ces images',
  maskWholeLater: 'Possible une fois toutes les images affichées, si elles ont la même taille.',
  severalSizes:
    'Les images de cette série n’ont pas toutes la même taille\u00a0: une zone n’en masque qu’une. Masquez-les une à une.',
  maskNumber: (number: number) => `Zone ${number}`,
  zone: (number: number, { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) =>
    `Zone ${number}\u00a0: gauche ${formatWhole(x)}, haut ${formatWhole(y)}, largeur ${formatWhole(width)}, hauteur ${formatWhole(height)}`,
  zoneKeys:
    'Flèches\u00a0: déplacer. Maj + flèches\u00a0: agrandir ou réduire. Ctrl\u00a0: d’un pixel. Suppr\u00a0: retirer.',
  writingFound: (count: number) =>
    count < 2
      ? 'Quelque chose semble écrit sur cette image.'
      : `Quelque chose semble écrit en ${count} endroits.`,
  maskProposed: (count: number) => (count < 2 ? 'Masquer cette zone' : `Masquer ces ${count} zones`),
  maskSides: { x: 'Gauche', y: 'Haut', width: 'Largeur', height: 'Hauteur' },
  addMask: 'Ajouter une zone',
  removeMask: (number: number) => `Retirer la zone ${number}`,
  details: (files: number) => `Ce qui part et ce qui reste (${counted(files, 'fichier')})`,
  file: 'Fichier',
  tag: (tag: number) => {
    const hex = tag.toString(16).padStart(8, '0').toUpperCase();
    return `(${hex.slice(0, 4)},${hex.slice(4)})`;
  },
  otherAttributes: (count: number) =>
    `${counted(count, 'autre attribut', 'autres attributs')}, par code DICOM`,
  noText: '(sans texte)',
  /** The attestation, followed by the number of images that were displayed. */
  attestation: (given: Attested) =>
    `J’atteste que rien n’identifie quelqu’un sur ${attested(given)}. ${lookedAt(given)} Mon nom et la date de cette attestation sont conservés.`,
  attest: (count: number) => `Attester ${counted(count, 'image')}`,
  send: (count: number) => `Envoyer ${counted(count, 'image')}`,
  failure: 'L’envoi n’a pas pu commencer. Vérifiez votre connexion et réessayez.',
};
