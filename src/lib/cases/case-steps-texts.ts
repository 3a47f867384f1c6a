import { counted } from '#lib/platform/format-texts.ts';

/** The steps of the case editor: images, findings, texts, sheet, questions, publication. */
export const caseStepMessages = {
  steps: 'Étapes du cas',
  images: 'Images',
  findings: 'Signes',
  texts: 'Textes',
  sheet: 'Fiche récapitulative',
  sheetShort: 'Fiche',
  questions: 'Questions',
  publication: 'Publication',

  findingsHint:
    'Montrez ce qu’il faut voir\u00a0: sous une image, «\u202fSignes\u202f» l’ouvre en grand, prête à être fléchée. Vos lecteurs voient les signes avec la réponse.',
  noImage: 'Ajoutez d’abord des images.',
  findingAt: (folder: string, image: number) => `${folder}, image ${image}`,
  unplaced: 'Son image n’est plus dans le cas.',
  marks: (count: number) => (count === 0 ? 'aucun tracé' : counted(count, 'tracé')),

  /** The button under an image. */
  signs: (count: number) => (count === 0 ? 'Signes' : counted(count, 'signe')),
  signsOf: (position: number, count: number) =>
    count === 0
      ? `Signes sur l’image ${position}\u00a0: aucun`
      : `Signes sur l’image ${position}\u00a0: ${counted(count, 'signe')}`,
  unsaved: 'Vos modifications ne sont pas encore enregistrées\u00a0: réessayez dans un instant.',

  isPublic: 'Ce cas est public.',
  changes: 'Ce que vous modifiez reste pour vous jusqu’à la mise à jour de la version publique.',
  ready: 'Rien ne manque.',
  advice: 'À compléter peut-être\u00a0:',
};

/** Opens the export of a case as a MIRC document. */
export const mircExportButton = 'Exporter en MIRC';

/** Opens the export of a case's findings as DICOM documents. */
export const marksExportButton = 'Exporter les signes en DICOM';
