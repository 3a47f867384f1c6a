import type { ForeignType } from './foreign-type.ts';

/** Explanations for files that are not supported images, and what to do with them. */
export const foreignFileMessages: Record<ForeignType, string> = {
  heic: 'Photographie au format HEIC d’un iPhone\u00a0: enregistrez-la en JPEG (Réglages, Appareil photo, Formats, «\u202fLe plus compatible\u202f»), ou ouvrez-la et exportez-la en JPEG.',
  tiff: 'Image TIFF\u00a0: ouvrez-la dans un logiciel d’images et enregistrez-la en PNG, sans perte.',
  video:
    'Vidéo\u00a0: seules des images sont prises. Exportez les images utiles en PNG, ou le ciné-boucle en DICOM depuis l’appareil.',
  pdf: 'Document PDF\u00a0: enregistrez ses images une à une (capture d’écran ou export en PNG), après en avoir ôté le nom du patient.',
};
