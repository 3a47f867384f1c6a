import { agree, counted } from '#lib/platform/format-texts.ts';
import { QUESTIONS_MAX } from '../formats.ts';

/** Editing a report question: its questionnaire, its key, and the marking of its fields. */
export const reportEditorMessages = {
  form: 'Questionnaire à remplir',
  formHint:
    'Le questionnaire est copié dans le cas, tel qu’il est publié, sans ses phrases, ses images ni ses fiches\u00a0: ce qu’il devient ensuite n’y change rien.',
  search: 'Chercher un questionnaire',
  searchFor: (number: number) => `Chercher le questionnaire de la question ${number}`,
  questionnaires: 'Questionnaires',
  own: 'à vous',
  reading: 'Recherche des questionnaires…',
  none: 'Aucun questionnaire ne correspond.',
  notFound: 'Les questionnaires n’ont pas pu être cherchés. Vérifiez votre connexion.',
  notRead: 'Ce questionnaire n’a pas pu être lu. Vérifiez votre connexion, puis réessayez.',
  again: 'Réessayer',
  tooLong: (title: string) =>
    `«\u202f${title}\u202f» est trop long pour une question\u00a0: ${QUESTIONS_MAX.formNodes}\u00a0questions et choix au plus.`,
  chosen: (title: string) => `Questionnaire choisi\u00a0: ${title}.`,
  leftOut: (count: number) =>
    `${counted(count, 'champ n’est pas repris', 'champs ne sont pas repris')}\u00a0: ${agree(count, 'sa condition ou son calcul ne se lit pas', 'leur condition ou leur calcul ne se lit pas')}.`,
  changeForm: 'Changer de questionnaire',
  keepForm: 'Garder ce questionnaire',
  key: 'Compte rendu attendu',
  keyHint:
    'Remplissez le formulaire comme il doit l’être. Une question sous une réponse n’est posée que si cette réponse est choisie.',
  keyOf: (number: number) => `Compte rendu attendu de la question ${number}`,
  openingForm: 'Ouverture du formulaire…',
  openForm: 'Ouvrir le formulaire',
  settings: 'Barème',
  settingsHint:
    'La note est la part des champs justes, selon leur poids, parmi ceux que remplit la clé ou le lecteur. Un texte ne compte que si vous lui donnez un poids\u00a0: cinq mots au plus, comparés comme une QROC. Plusieurs lésions sont appariées avec celles de la clé de sorte qu’il ait le plus de points\u00a0; les champs d’une lésion oubliée manquent, ceux d’une lésion en trop sont ajoutés.',
  weight: 'Poids',
  weightOf: (field: string, number: number) => `Poids du champ «\u202f${field}\u202f», question ${number}`,
  noWeight: '0 (non noté)',
  indispensable: 'Indispensable',
  indispensableOf: (field: string, number: number) =>
    `Champ «\u202f${field}\u202f» indispensable, question ${number}`,
  margin: (unit: string) => `Marge ±${unit ? ` (${unit})` : ''}`,
  negative: 'La marge est positive.',
  emptyField: 'vide',
  others: (count: number) => counted(count, 'champ que la clé laisse vide', 'champs que la clé laisse vides'),
  othersHint:
    'Rempli par le lecteur, un tel champ est compté «\u202fajouté\u202f», sans point. Avec le poids 0, il ne compte pas.',
  ofQuestion: (number: number) => `, question ${number}`,
};
