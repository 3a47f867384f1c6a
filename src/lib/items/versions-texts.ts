import type { CaseBody } from '#lib/cases/body-schema.ts';
import { counted, formatDateAndTime } from '#lib/platform/format-texts.ts';

/** Texts for authors about the working copy, the published version, and earlier ones. */
export const versionMessages = {
  updateTitle: 'Mettre à jour la version publique\u202f?',
  updateReady: 'Vos lecteurs verront dès maintenant ce que vous avez écrit.',
  updateDo: 'Mettre à jour',
  word: 'Un mot sur cette version (facultatif)',
  wordHint: 'Vos lecteurs ne le voient pas\u00a0: il reste dans la liste des versions.',
  dropTitle: 'Revenir à la version publique\u202f?',
  dropBody:
    'Tout ce que vous avez changé depuis la dernière mise à jour est abandonné. Ce que voient vos lecteurs ne change pas.',
  dropDo: 'Abandonner mes modifications',
  loading: 'Chargement des versions…',
  loadFailure: 'Les versions n’ont pas pu être lues. Vérifiez votre connexion et réessayez.',
  versionName: (number: number) => `Version ${number}`,
  publishedAt: (iso: string, publisher: string | null, changedBy: readonly string[]) => {
    const others = changedBy.filter((name) => name !== publisher);
    const by = publisher === null ? '' : `, par ${publisher}`;
    const holds = others.length === 0 ? '' : `, avec des modifications de ${others.join(', ')}`;
    return `${formatDateAndTime(iso)}${by}${holds}`;
  },
  isPublic: 'Vue par vos lecteurs',
  read: 'Lire',
  readOf: (number: number) => `Lire la version ${number}`,
  restore: 'Reprendre cette version',
  restoreOf: (number: number) => `Reprendre la version ${number}`,
  restoreHint:
    'Une version reprise prend la place de votre copie de travail\u202f; vos lecteurs ne voient rien avant une mise à jour.',
  compare: 'Comparer',
  comparePage: 'Voir côte à côte, page entière',
  from: 'De',
  to: 'À',
  workingCopy: 'Ma copie de travail',
  noDifference: 'Aucune différence.',
  sourceChanged: 'La source a changé depuis.',
  published: 'Version publique mise à jour.',
  dropped: 'Vous êtes revenu à la version publique.',
  restored: (number: number) => `La version ${number} est reprise dans votre copie de travail.`,
  draftBack: 'Annulé\u00a0: votre copie de travail est de nouveau celle d’avant.',
  failure: 'Cela n’a pas abouti. Vérifiez votre connexion et réessayez.',
  before: 'Avant\u00a0:',
  after: 'Après\u00a0:',
  added: 'Ajouté\u00a0:',
  removed: 'Retiré\u00a0:',
  empty: '(vide)',
};

/** The content of a case version as text, for its author. */
export function caseVersionText(
  { clinicalInformation, answer, difficulty, folders }: CaseBody,
  sheet: readonly string[],
): string {
  const part = (name: string, text: string) => `${name}\n${text || versionMessages.empty}`;
  const listed = folders.map(
    ({ name, description, images }) =>
      `– ${[`${name}\u00a0: ${counted(images.length, 'image')}`, description].filter(Boolean).join('. ')}`,
  );
  return [
    `Difficulté\u00a0: ${difficulty} sur 5`,
    part('Informations cliniques', clinicalInformation),
    part('Réponse', answer),
    part('Dossiers d’images', listed.join('\n')),
    part('Fiche récapitulative', sheet.join('\n')),
  ].join('\n\n');
}
