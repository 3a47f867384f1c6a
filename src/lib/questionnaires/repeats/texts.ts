import { counted } from '#lib/platform/format-texts.ts';
import { QUESTIONNAIRE_MAX } from '../limits.ts';

/** Repeated groups (lesions, stones, vertebrae) in the form. */
export const repeatMessages = {
  /** Name of the list of a group's instances; the author chose the group's name. */
  list: (name: string) => `${name}\u00a0: un par un`,
  add: (name: string) => `Ajouter\u00a0: ${name}`,
  copy: (name: string) => `Dupliquer ${name}`,
  remove: (name: string) => `Supprimer ${name}`,
  up: (name: string) => `Monter ${name}`,
  down: (name: string) => `Descendre ${name}`,
  most: `${QUESTIONNAIRE_MAX.instances} au plus.`,
  added: (name: string, count: number) => `${name}, sur ${counted(count, 'élément')}.`,
  removed: (count: number) => `Supprimé\u00a0: il en reste ${count}.`,
  moved: 'Déplacé.',
  byRule: 'Leur ordre suit la règle du questionnaire.',
  noGroup: 'Rien ne se répète ici.',
};
