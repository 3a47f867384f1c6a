import { counted } from './format.ts';

/** What leaves an author's machine and what stays on it, shown before DICOM images are sent. */
export const dicomReviewMessages = {
  title: 'Images DICOM à envoyer',
  summary: (files: number, series: number, left: number) =>
    `${counted(files, 'fichier lu', 'fichiers lus')}, ${counted(series, 'série')}. ${counted(left, 'attribut')} ${left < 2 ? 'reste' : 'restent'} sur votre ordinateur.`,
  promise:
    'Seuls partent les pixels et quelques nombres techniques\u00a0: ni nom, ni date, ni identifiant, ni texte libre. Les fichiers DICOM eux-mêmes ne quittent pas votre ordinateur. Un texte incrusté dans l’image, lui, partirait avec elle\u00a0: masquez-le.',
  seriesList: 'Séries',
  keepSeries: (name: string) => `Envoyer la série ${name}`,
  seriesName: 'Nom du dossier',
  frames: (count: number) => counted(count, 'image'),
  mask: (count: number) => (count === 0 ? 'Masquer des zones' : `Masquer des zones (${count})`),
  maskHint:
    'Tracez un rectangle sur l’image, ou ajoutez-en un et réglez-le au clavier. Ce qui est masqué est effacé avant l’envoi.',
  maskCanvas: 'Image à masquer',
  maskImage: (index: number, count: number) => `Image ${index} sur ${count}`,
  maskWhole: 'Appliquer à toute la série',
  maskNumber: (number: number) => `Zone ${number}`,
  maskSides: { x: 'Gauche', y: 'Haut', width: 'Largeur', height: 'Hauteur' },
  addMask: 'Ajouter une zone',
  removeMask: (number: number) => `Retirer la zone ${number}`,
  details: (files: number) => `Ce qui part et ce qui reste (${counted(files, 'fichier')})`,
  file: 'Fichier',
  tag: (tag: number) => {
    const hex = tag.toString(16).padStart(8, '0').toUpperCase();
    return `(${hex.slice(0, 4)},${hex.slice(4)})`;
  },
  /** An attribute’s value: numbers as French writes them. */
  value: (value: string) =>
    /^[-+\d.e \\]+$/i.test(value)
      ? value.replaceAll(' \\ ', '\u202f; ').replaceAll('.', ',').replaceAll('-', '−')
      : value,
  otherAttributes: (count: number) =>
    `${counted(count, 'autre attribut', 'autres attributs')}, par code DICOM`,
  noText: '(sans texte)',
  attestation:
    'J’atteste avoir regardé ces images\u00a0: rien de visible n’y identifie le patient. Mon nom et la date de cette attestation sont conservés.',
  send: (count: number) => `Envoyer ${counted(count, 'image')}`,
  failure: 'L’envoi n’a pas pu commencer. Vérifiez votre connexion et réessayez.',
};
