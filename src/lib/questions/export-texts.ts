import { counted, formatList, formatWhole } from '#lib/platform/format-texts.ts';
import type { FileFormat } from './exchange/exportable.ts';
import type { Loss, NamedLoss } from './exchange/losses.ts';
import { formatNames } from './outline-texts.ts';

const losses: Record<Loss, string> = {
  format: 'sans équivalent dans ce fichier, rien n’en est exporté',
  faulty: 'à compléter d’abord, rien n’en est exporté',
  'zone-images': 'l’image reste ici, rien n’en est exporté',
  zones:
    'une carte par structure, masquée sur une seule image\u00a0: on dit ce que c’est au lieu de la désigner\u202f; l’énoncé se lit après la réponse',
  'zone-structures':
    'des structures n’ont pas de carte\u00a0: leur image reste ici, ou rien n’y serait masqué',
  'zone-masked':
    'des structures sont déjà masquées par une question précédente, aucune n’a de carte ici\u00a0: ni l’énoncé ni l’explication n’en sont exportés',
  'zone-repeated':
    'des structures sont déjà masquées par une question précédente, dont la carte porte l’énoncé et l’explication',
  'zone-named':
    'le texte d’une étape y nomme une structure masquée\u00a0: il ne se lit pas sur la carte qui la masque',
  scale:
    'le barème n’est pas transmis\u00a0: chaque réponse juste vaut une même part du point, chaque réponse fausse en retire autant',
  weight: 'les propositions indispensables ou inacceptables ne le sont plus',
  number: 'le nombre de réponses n’est plus annoncé',
  tolerance:
    'seules les réponses acceptées comptent, à la lettre près\u00a0: ni synonyme connu, ni lettre fausse',
  arrow: '«\u202f->\u202f» devient «\u202f→\u202f»',
  findings: 'les signes montrés sur les images avec la réponse ne le sont plus',
  'key-features': 'Les KFP\u00a0: leurs questions ne sont plus liées.',
  steps: 'Le dossier progressif\u00a0: les questions sont séparées, dans leur ordre.',
  'step-texts': 'Le texte des étapes.',
  'self-marked': 'Les points\u00a0: Anki ne note pas les réponses, on y juge soi-même si l’on savait.',
  'card-steps':
    'L’ordre du dossier\u00a0: chaque question devient une carte, avec le texte des étapes qui précèdent.',
  images: 'Les images du cas\u00a0: elles restent ici.',
  'other-images':
    'Les séries du cas\u00a0: une seule image part, fixe et réduite, sans ses valeurs ni les signes dessinés.',
  slices:
    'Les séries du cas\u00a0: seules partent des images fixes et réduites, sans leurs valeurs ni les signes dessinés.',
  'deck-name': 'Le titre du cas nomme une structure masquée, et le paquet porte ce titre dans Anki.',
  'zone-version':
    'Les zones masquées demandent Anki 23.10, ou une application aussi récente\u00a0: avant, la carte s’ouvre sans masque.',
  'step-images': 'Les images qu’une étape apporte\u00a0: à partir d’elle, les questions partent sans image.',
};

const NUMBERS = 12;

/** « Questions 2 et 5 (QRM) », limited to a few numbers. */
function whichOf({ questions }: NamedLoss): string {
  const shown = questions.slice(0, NUMBERS).map(({ number }) => formatWhole(number));
  const rest = questions.length - shown.length;
  const names = [...new Set(questions.map(({ question }) => formatNames[question.format]))];
  const numbers = formatList(rest > 0 ? [...shown, counted(rest, 'autre')] : shown);
  return `${questions.length > 1 ? 'Questions' : 'Question'} ${numbers} (${names.join(', ')})`;
}

/** Exporting the questions of a case to a file. */
export const questionExportMessages = {
  title: 'Exporter les questions',
  format: 'Format du fichier',
  formats: { moodle: 'XML de Moodle', gift: 'GIFT', anki: 'Anki (.apkg)' } satisfies Record<
    FileFormat,
    string
  >,
  formatHints: {
    moodle: 'Se dépose dans la banque de questions de Moodle.',
    gift: 'Texte simple, lu par Moodle et d’autres outils.',
    anki: 'Paquet de cartes\u00a0: un second import met à jour les mêmes cartes.',
  } satisfies Record<FileFormat, string>,
  exported: (count: number, format: FileFormat) =>
    count === 0
      ? 'Aucune question ne peut être exportée.'
      : `${counted(count, 'question exportée', 'questions exportées')}.${format === 'anki' ? '' : ' Les identifiants sont gardés\u00a0: réimporté ici, le fichier met à jour ces questions.'}`,
  losses: 'Ce que le fichier ne dira pas',
  loss: (named: NamedLoss) =>
    named.questions.length > 0 ? `${whichOf(named)}\u00a0: ${losses[named.loss]}.` : losses[named.loss],
  submit: 'Enregistrer le fichier',
  saved: (name: string) => `Fichier enregistré\u00a0: ${name}`,
  notSaved:
    'Le cas n’a pas pu être enregistré\u00a0: le paquet est fait de ce qui est enregistré. Réessayez.',
  notFetched: 'Le paquet n’a pas pu être fait. Vérifiez votre connexion, puis réessayez.',
  changed:
    'Le paquet n’a pas été fait\u00a0: depuis que ses images ont été préparées, le cas a changé, ou l’une d’elles ne peut plus partir. Fermez cette fenêtre, puis exportez à nouveau.',
  fileName: (title: string) => `Questions ${title || 'du cas'}`,
};
