import { describe, expect, it } from 'vitest';
import { demoQuestionnaires } from '#lib/demo/content.ts';
import { chooses, defaultOf } from '#lib/questionnaires/answers.ts';
import { sentenceTerms } from '#lib/questionnaires/repeats/sentence-terms.ts';
import { optionsOf, type Question, walkQuestions } from '#lib/questionnaires/tree.ts';

/** Whether every answer of a question writes, or leads to an important question whose every answer does. */
function alwaysWrites(question: Question): boolean {
  if (question.type === 'single' || question.type === 'multiple')
    return question.options.every(
      ({ sentence, questions = [] }) => Boolean(sentence) || questions.some(isAskedAndWrites),
    );
  return 'sentence' in question && Boolean(question.sentence);
}

const isAskedAndWrites = (question: Question): boolean =>
  question.important === true && alwaysWrites(question);

/** An answer that a detail does not apply: the question belongs below the answer it is a detail of. */
const NOT_CONCERNED = /^(?:sans objet|non (?:concernée?|applicable|évaluée?))/iu;

const FEMININE =
  'artère|capsule|carotide|cavité|condensation|distance interpleurale|échogénicité|hanche|jambe|lésion|main|masse|oreille|orbite|prothèse|taille|trompe|veine|épaule';
const MASCULINE =
  'angle alpha|canal semi-circulaire supérieur|carotidien|côté|cotyloïdien|diamètre rétro-aréolaire|ganglion|hydrosalpinx|lobe|membre|ovaire|phimosis|poumon|pyélon|rein|sein|testicule|uretère';
/** A side that does not agree with the noun before it: « masse droit », « sein droite ». */
const DISAGREES = new RegExp(
  `(?<!\\p{L})(?:(?:${FEMININE}) droits?|(?:${MASCULINE}) droites?)(?!\\p{L})`,
  'iu',
);

/** Every text of the questions that an answerer or a reader sees. */
const wordsOf = ({ body }: (typeof demoQuestionnaires)[number]) =>
  [...walkQuestions(body.pages)].flatMap(({ question }) => [
    question.text,
    'sentence' in question ? question.sentence : undefined,
    ...optionsOf(question).flatMap(({ text, sentence }) => [text, sentence]),
  ]);

/** Every option of the results, with its question. */
const choicesOf = ({ body }: (typeof demoQuestionnaires)[number]) =>
  [...walkQuestions(body.pages)]
    .filter(({ question: { section } }) => section === 'findings')
    .flatMap(({ question }) => optionsOf(question).map((option) => ({ question, option })));

type Chosen = ReturnType<typeof choicesOf>[number];
const named = ({ question, option }: Chosen) => `${question.text} / ${option.text}`;

describe.each(demoQuestionnaires.map((each) => [each.title, each] as const))('answers of %s', (_, each) => {
  const choices = choicesOf(each);

  /** Questions whose answers the sentence of their repeated group holds. */
  const saidInGroups = new Set(choices.flatMap(({ option }) => sentenceTerms(option.repeat?.sentence ?? '')));

  it('write what is abnormal, or make it an important question what is written', () => {
    const silent = choices.filter(
      ({ question, option }) =>
        !option.sentence &&
        !option.repeat?.sentence &&
        !saidInGroups.has(question.id) &&
        !chooses(defaultOf(question), option.id) &&
        !(option.questions ?? []).some(isAskedAndWrites),
    );
    expect(silent.map(named)).toEqual([]);
  });

  it('do not stand beside a default answer that says that all is normal', () => {
    const open = choices.filter(
      ({ question, option }) =>
        question.type === 'multiple' && chooses(defaultOf(question), option.id) && !option.exclusive,
    );
    expect(open.map(named)).toEqual([]);
  });

  it('say a side that agrees with its noun', () => {
    expect(wordsOf(each).filter((words) => words && DISAGREES.test(words))).toEqual([]);
  });

  it('are never that a detail is not asked for', () => {
    expect(choices.filter(({ option }) => NOT_CONCERNED.test(option.text)).map(named)).toEqual([]);
  });
});
