import type { QuestionnaireBody } from '../body-schema.ts';
import { PLACEHOLDER } from '../report-sections.ts';
import { optionsOf, type Question, walkQuestions } from '../tree.ts';
import type { Side } from './report-types.ts';

const WORDS: ReadonlyMap<string, Readonly<Record<Side, string>>> = new Map([
  ['droit', { right: 'droit', left: 'gauche' }],
  ['droite', { right: 'droite', left: 'gauche' }],
  ['droits', { right: 'droits', left: 'gauches' }],
  ['droites', { right: 'droites', left: 'gauches' }],
]);

/** The word for a side placeholder, empty while no side is chosen; undefined for any other placeholder. */
export function sideWord(placeholder: string, side: Side | undefined): string | undefined {
  const words = WORDS.get(placeholder.toLowerCase());
  return words && (side ? words[side] : '');
}

/** Whether any text has a side placeholder, in which case one side is chosen for the whole report. */
export function hasSide({ pages }: Pick<QuestionnaireBody, 'pages'>): boolean {
  if (pages.some(({ name }) => namesSide(name))) return true;
  for (const { question } of walkQuestions(pages)) if (textsOf(question).some(namesSide)) return true;
  return false;
}

function namesSide(text: string | undefined): boolean {
  const placeholders = text?.includes('{') ? text.matchAll(PLACEHOLDER) : [];
  for (const [, word = ''] of placeholders) if (WORDS.has(word.toLowerCase())) return true;
  return false;
}

function textsOf(question: Question): (string | undefined)[] {
  const zones = question.type === 'hotspot' ? question.zones : [];
  return [
    question.text,
    'sentence' in question ? question.sentence : undefined,
    ...optionsOf(question).flatMap(({ text, sentence, repeat }) => [text, sentence, repeat?.sentence]),
    ...zones.flatMap(({ label, sentence }) => [label, sentence]),
  ];
}
