import { counted, formatBytes, formatWhole } from '#lib/platform/format-texts.ts';
import type { RemovedMetadata } from './upload-schemas.ts';

const REMOVED: Record<RemovedMetadata, string> = {
  orientation: 'orientation (appliquée aux pixels)',
  location: 'position géographique',
  device: 'appareil (marque, modèle, numéro de série)',
  date: 'date et heure de prise de vue',
  author: 'auteur',
  software: 'logiciel',
  thumbnail: 'vignette incorporée',
  exif: 'bloc Exif',
  iptc: 'bloc IPTC',
  xmp: 'bloc XMP',
  profile: 'profil de couleurs (converti en sRGB)',
  comment: 'commentaires',
};

/** The page for testing uploads, `/test-upload`. */
export const testUploadMessages = {
  title: 'Tester l’envoi d’images',
  subtitle:
    'Vérifiez ce que le serveur ferait d’un fichier\u00a0: type, taille, métadonnées retirées, vignette, temps. Rien n’est conservé.',
  needsScript: 'Ce test a besoin de JavaScript\u00a0: activez-le dans votre navigateur.',
  dropHint: 'Déposez ici des fichiers DICOM, JPEG, PNG, WebP, AVIF ou GIF.',
  choose: 'Choisir des fichiers',
  working: (index: number, count: number) =>
    count < 2 ? 'Vérification…' : `Vérification du fichier ${formatWhole(index)} sur ${formatWhole(count)}…`,
  checked: (count: number) => `${counted(count, 'fichier vérifié', 'fichiers vérifiés')}.`,
  omitted: (count: number, most: number) =>
    `${counted(count, 'fichier laissé', 'fichiers laissés')} de côté\u00a0: ${formatWhole(most)} à la fois au plus.`,
  type: 'Type reconnu',
  dicom: 'DICOM, lu sur votre ordinateur',
  size: 'Taille du fichier',
  pixels: 'Dimensions',
  dimensions: (width: number, height: number) => `${formatWhole(width)} × ${formatWhole(height)} pixels`,
  stored: 'Ce qui serait conservé',
  storedAs: (bytes: string, width: number, height: number) =>
    `WebP, ${formatWhole(width)} × ${formatWhole(height)} pixels, ${bytes}`,
  removed: 'Ce qui serait retiré',
  nothingRemoved: 'rien\u00a0: ce fichier ne contient que des pixels',
  removedNames: (names: readonly RemovedMetadata[]) => names.map((name) => REMOVED[name]).join(', '),
  sending: 'Temps d’envoi',
  processing: 'Temps de traitement',
  duration: (milliseconds: number) => `${formatWhole(Math.round(milliseconds))}\u00a0ms`,
  bytes: formatBytes,
  nothingKept: 'Rien n’a été conservé.',
  failure: 'Le test n’a pas abouti. Vérifiez votre connexion et réessayez.',
  unreadable: 'Ce fichier n’a pas pu être lu. D’un dossier, déposez les fichiers qu’il contient.',
};
