/** Reasons for skipping DICOM files. */
const REFUSALS: Record<string, string> = {
  not_dicom: 'Ce fichier ne contient pas d’image DICOM.',
  dicomdir:
    'Ce fichier est l’index d’un CD (DICOMDIR)\u00a0: il est ignoré, les images du même dossier sont lues.',
  no_image: 'Ce fichier DICOM ne contient pas d’image.',
  segmentation:
    'Ce fichier est une segmentation, tracée sur d’autres images\u00a0: ce n’est pas une image à envoyer.',
  no_acquisition: 'Un protocole n’a pas de champ pour ce type d’image\u00a0: elle est laissée de côté.',
  truncated: 'Ce fichier est incomplet\u00a0: il s’arrête avant la fin de l’image. Exportez-le de nouveau.',
  damaged: 'Ce fichier est endommagé ou contredit sa propre description\u00a0: l’image ne peut pas être lue.',
  too_large: 'Cette image est trop grande pour être importée.',
  too_deep: 'Ce fichier imbrique trop de séquences pour être un examen\u00a0: il n’est pas lu.',
  too_many_elements: 'Ce fichier compte trop d’attributs pour être un examen\u00a0: il n’est pas lu.',
  unsupported_syntax: 'Cette image est compressée d’une façon que Négatoscope ne sait pas lire.',
  unsupported_pixels: 'Les pixels de cette image sont codés d’une façon que Négatoscope ne sait pas lire.',
  encrypted: 'Ce fichier est chiffré\u00a0: il ne peut pas être lu.',
  codec_unavailable:
    'Le décodeur de cette image n’a pas pu être chargé\u00a0: vérifiez votre connexion, puis réessayez.',
  too_slow: 'La lecture de ce fichier a pris trop de temps\u00a0: elle a été arrêtée.',
  crashed: 'La lecture de ce fichier a échoué\u00a0: il est laissé de côté.',
  unreadable: 'Ce fichier n’a pas pu être ouvert\u00a0: il a peut-être été déplacé ou supprimé.',
};

/** The reason why a file was not imported. */
export function dicomRefusal(code: string): string {
  return REFUSALS[code] ?? REFUSALS.damaged!;
}

const ARCHIVES: Record<string, string> = {
  encrypted: 'Cette archive est chiffrée\u00a0: décompressez-la, puis déposez les fichiers.',
  too_large: 'Cette archive est trop grande\u00a0: décompressez-la, puis déposez les fichiers.',
  too_deep:
    'Cette archive est contenue dans trop d’autres\u00a0: décompressez-la, puis déposez les fichiers.',
  unsupported_syntax:
    'Cette archive est compressée d’une façon inconnue\u00a0: décompressez-la, puis déposez les fichiers.',
};

/** The reason why an archive was not opened. */
export function archiveRefusal(code: string): string {
  return ARCHIVES[code] ?? 'Ce fichier est une archive endommagée\u00a0: son contenu ne peut pas être lu.';
}
