import { agree, counted } from '#lib/platform/format-texts.ts';
import { PHRASE_CODE_MAX, PHRASES_MAX } from './phrase.ts';

/** Personal phrases, on the account page. */
export const phraseMessages = {
  title: 'Mes phrases',
  hint: 'En écrivant un compte rendu, tapez le code d’une phrase puis la touche Tab\u00a0: la phrase prend sa place.',
  add: 'Ajouter une phrase',
  edit: (code: string) => `Modifier la phrase «\u202f${code}\u202f»`,
  delete: (code: string) => `Supprimer la phrase «\u202f${code}\u202f»`,
  deleteTitle: 'Supprimer cette phrase\u202f?',
  deleteSubmit: 'Supprimer',
  deleteBody: (code: string) => `Le code «\u202f${code}\u202f» n’écrira plus rien.`,
  deleted: 'Phrase supprimée.',
  saved: 'Phrase enregistrée.',
  none: 'Vous n’avez pas encore de phrase.',
  search: 'Chercher dans mes phrases',
  count: (count: number) => `${counted(count, 'phrase')} sur ${PHRASES_MAX}\u00a0possibles`,
  found: (count: number) =>
    count === 0 ? 'Aucune phrase trouvée' : counted(count, 'phrase trouvée', 'phrases trouvées'),
  code: 'Code',
  codeHint: `De 1 à ${PHRASE_CODE_MAX} lettres ou chiffres, par exemple «\u202fnrm\u202f».`,
  text: 'Phrase',
  changed: 'Cette phrase a été modifiée ailleurs entre-temps. La voici\u00a0:',
  changedHint: 'Enregistrer la remplacera par la vôtre.',
  deletedMeanwhile:
    'Cette phrase a été supprimée ailleurs entre-temps\u00a0: enregistrer la créera de nouveau.',
  export: 'Exporter',
  exportName: 'negatoscope-phrases.json',
  import: 'Importer',
  importTitle: 'Importer des phrases',
  importBody: (count: number) => `Ce fichier contient ${counted(count, 'phrase')}.`,
  importReplaces: (codes: readonly string[]) =>
    `${agree(codes.length, 'Ce code est déjà pris, sa phrase sera remplacée', 'Ces codes sont déjà pris, leurs phrases seront remplacées')}\u00a0: ${codes.join(', ')}.`,
  importFaults: (lines: readonly number[]) =>
    `${agree(lines.length, 'Cette ligne n’est pas une phrase et sera laissée de côté', 'Ces lignes ne sont pas des phrases et seront laissées de côté')}\u00a0: ${lines.join(', ')}.`,
  importEmpty:
    'Ce fichier ne contient aucune phrase. Sont lus\u00a0: les fichiers exportés ici, et les textes dont chaque ligne porte un code, une tabulation ou un point-virgule, puis la phrase.',
  imported: (count: number) => `${counted(count, 'phrase importée', 'phrases importées')}.`,
  failure: 'L’action n’a pas abouti. Vérifiez votre connexion et réessayez.',
};
