import { formatList } from '#lib/platform/format-texts.ts';
import type { ItemKind } from './item.ts';
import type { Lack } from './kinds/lacks.ts';

/** The names of missing parts, for the end of a sentence. */
const NAMES: Record<Lack, string> = {
  image: 'une image',
  title: 'un titre',
  attestation: 'des images vérifiées',
  validation: 'l’état «\u202fValidé\u202f»',
  blanks: 'les textes et les réponses encore vides',
  sending: 'des images encore en cours d’envoi',
  faultyQuestions: 'des questions complètes',
  word: 'l’avis d’un relecteur',
  information: 'les informations cliniques',
  answer: 'la réponse',
  questions: 'des questions',
  tags: 'des étiquettes',
};

const SENDING = 'des images sont encore en cours d’envoi';

/**
 * The missing parts after an introduction; images still being uploaded are not missing, and get a separate
 * clause.
 */
function lacking(word: string, lacks: readonly Lack[]): string {
  const missing = lacks.filter((lack) => lack !== 'sending').map((lack) => NAMES[lack]);
  const clauses = [
    ...(missing.length > 0 ? [`${word} ${formatList(missing)}`] : []),
    ...(lacks.includes('sending') ? [SENDING] : []),
  ];
  return clauses.join('\u202f; ');
}

const THIS: Record<ItemKind, string> = {
  questionnaire: 'ce questionnaire',
  case: 'ce cas',
  protocol: 'ce protocole',
};

/** The missing parts, as complete sentences. */
const LACKING: Record<Lack, string> = {
  image: 'Il n’a pas encore d’image.',
  title: 'Il n’a pas encore de titre.',
  attestation: 'Des images n’ont pas encore été regardées et attestées.',
  validation: 'Son état n’est pas «\u202fValidé\u202f».',
  blanks: 'Des textes, des réponses ou des calculs sont encore vides.',
  sending: 'Des images sont encore en cours d’envoi, ou n’ont pas pu être envoyées.',
  faultyQuestions:
    'Des questions ne peuvent pas encore être posées\u00a0: il leur manque un énoncé, des propositions ou une réponse juste, ou leurs étapes gardent toutes les images.',
  word: 'Son relecteur n’a pas encore répondu\u00a0: il paraîtra sans mention de relecture.',
  information: 'Les informations cliniques ne sont pas écrites.',
  answer: 'La réponse n’est pas écrite.',
  questions: 'Il n’a pas encore de question.',
  tags: 'Il ne porte aucune étiquette.',
};

/** The label of the link to the place where a missing part can be added; a verdict can only be given by reviewers. */
const mendOf = (lack: Lack) => (lack === 'word' ? 'Voir la relecture' : 'Compléter');

/** The texts shown before publication, on every page with that action. */
export const publishingMessages = {
  title: (kind: ItemKind) => `Publier ${THIS[kind]}\u202f?`,
  reading: 'Vérification…',
  readFailure: 'Ce contenu n’a pas pu être relu. Vérifiez votre connexion et réessayez.',
  ready: 'Rien ne manque\u00a0: tout le monde pourra le lire.',
  required: 'Avant de publier, il faut\u00a0:',
  advice: 'Tout le monde pourra le lire, mais il n’est peut-être pas terminé\u00a0:',
  adviceToo: 'À compléter peut-être aussi\u00a0:',
  mend: mendOf,
  mendWhat: (lack: Lack) => `${mendOf(lack)}\u00a0: ${LACKING[lack]}`,
  publishAnyway: 'Publier quand même',
  lacks: LACKING,
  /** The message for a refusal by the server. */
  refused: (lacks: readonly Lack[]) =>
    `Pour publier, il manque encore\u00a0: ${lacks.map((lack) => NAMES[lack]).join(', ')}.`,
  /** The missing parts of one item among several. */
  lacksOf: (title: string, lacks: readonly Lack[]) =>
    `«\u202f${title}\u202f»\u00a0: ${lacking('il manque', lacks)}`,
  adviceOf: (title: string, lacks: readonly Lack[]) =>
    `«\u202f${title}\u202f»\u00a0: ${lacking('sans', lacks)}`,
  names: (lacks: readonly Lack[]) => lacks.map((lack) => NAMES[lack]),
};
