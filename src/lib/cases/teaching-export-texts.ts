import { counted, formatWhole } from '#lib/platform/format-texts.ts';
import type { MircLoss } from './teaching/mirc-losses.ts';

const LOSSES: Record<MircLoss, string> = {
  values:
    'les valeurs des pixels, le fenêtrage, les millimètres et l’ordre dans l’espace\u00a0: chaque coupe devient une image simple',
  findings: 'les signes et leurs mesures',
  questions: 'les questions qui ne sont pas des propositions à choisir',
  explanations: 'les explications des questions',
  sheet: 'dans la fiche, les images, la forme des tableaux et les liens vers les images du cas',
};

/** A case as a MIRC document. */
export const mircExportMessages = {
  title: 'Exporter en MIRC',
  what: (images: number) =>
    `Un fichier ZIP avec le document MIRC et ${counted(images, 'image')}, fabriqué dans votre navigateur. Il peut être relu ici ou dans une autre bibliothèque d’enseignement.`,
  lost: 'Ce que ce format ne garde pas\u00a0:',
  losses: LOSSES,
  submit: 'Enregistrer le ZIP',
  saved: (name: string) => `Le fichier «\u202f${name}\u202f» est enregistré.`,
  progress: (done: number, count: number) => `Image ${formatWhole(done)} sur ${formatWhole(count)}`,
  tooMany: 'Les images de ce cas sont trop lourdes pour être réunies dans un seul fichier.',
  failure: 'Le document n’a pas pu être fabriqué. Vérifiez votre connexion et réessayez.',
};
