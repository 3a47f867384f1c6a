import { isBlank } from '#lib/platform/blank.ts';
import { roundTo } from '#lib/platform/numbers.ts';
import { isTooLong } from '../answer-length.ts';
import type { AskedPart } from '../attempt.ts';
import { askedSteps } from '../faults.ts';
import { isAnswered } from '../form-answers.ts';
import { QUESTIONS_MAX, SCALE } from '../formats.ts';
import { acceptedAs } from '../free-answer.ts';
import { placedQuestions } from '../question-tree.ts';
import type { CaseQuestion, CaseQuestions, OpenQuestion } from '../questions-schema.ts';
import { byCertainty, isSureAndWrong } from './certainty.ts';
import { correlationOf, meanOf } from './correlation.ts';
import type { QuestionFigures, ToldFigures } from './figures-schemas.ts';
import { type FirstAttempt, type MarkedAnswer, markedAnswers } from './marked-answers.ts';
import { pointedZones } from './pointed-places.ts';
import { fieldFigures } from './report-fields.ts';
import { isSameQuestion, keyedQuestion } from './same-question.ts';
import { wrongAnswers } from './wrong-answers.ts';

/** Minimum number of people for showing figures: with fewer, single answers could be traced to a person. */
export const PEOPLE_MIN = 5;

/** An answer, with the mean mark of the attempt's other questions. */
interface Counted extends MarkedAnswer {
  /** Null when the attempt has no other question. */
  rest: number | null;
}

function pointsOf(answers: readonly MarkedAnswer[]): ToldFigures['points'] {
  const groups = Map.groupBy(answers, ({ points }) => roundTo(points, 1000));
  return [...groups]
    .map(([points, { length }]) => ({ points, people: length }))
    .sort((one, other) => one.points - other.points);
}

function discriminationOf(answers: readonly Counted[]): number | null {
  return correlationOf(
    answers.flatMap(({ points, rest }) => (rest === null ? [] : [[points, rest] as const])),
  );
}

/** The wrong answers to a QROC, and whether the working copy accepts them. */
function wrongOf(answers: readonly Counted[], working: CaseQuestion | undefined): ToldFigures['wrong'] {
  const wrong = answers.flatMap(({ answer, points }) => (points === 0 ? (answer.text ?? '') : []));
  const accepted = working?.format === 'qroc' ? working.accepted : null;
  return wrongAnswers(wrong).map((each) => ({
    ...each,
    isAccepted: accepted !== null && acceptedAs(each.text, accepted) !== null,
    canBeAccepted: accepted !== null && isAcceptable(each.text, accepted),
  }));
}

/** Whether a QROC has room for an answer that it does not accept yet. */
export const isAcceptable = (text: string, accepted: OpenQuestion['accepted']): boolean =>
  accepted.filter((each) => !isBlank(each)).length < QUESTIONS_MAX.accepted &&
  text.length <= QUESTIONS_MAX.acceptedText &&
  !isBlank(text) &&
  !isTooLong(text);

/** The data of a case needed for the figures of one question. */
interface Written {
  /** The question in the working copy, if unchanged. */
  working: CaseQuestion | undefined;
  findings: AskedPart['findings'];
}

/** The measured values, each once. */
function measuredValues(answers: readonly Counted[]): NonNullable<ToldFigures['measured']>['values'] {
  const taken = answers.flatMap(({ answer, points }) =>
    answer.measure ? [{ value: answer.measure.value, isRight: points > 0 }] : [],
  );
  return [...Map.groupBy(taken, ({ value }) => value)]
    .map(([value, all]) => ({ value, isRight: all[0]!.isRight, people: all.length }))
    .sort((one, other) => one.value - other.value);
}

/** What only some formats have. */
function byFormat(
  question: CaseQuestion,
  answers: readonly Counted[],
  { working, findings }: Written,
): Pick<ToldFigures, 'propositions' | 'scale' | 'wrong' | 'zones' | 'measured' | 'fields'> {
  const given = answers.map(({ answer }) => answer);
  if ('propositions' in question) {
    const propositions = question.propositions.map(({ id, text, isRight }) => ({
      text,
      isRight,
      people: given.filter(({ chosen }) => chosen?.includes(id)).length,
    }));
    return { propositions };
  }
  switch (question.format) {
    case 'qroc':
      return { wrong: wrongOf(answers, working) };
    case 'tcs': {
      const scale = SCALE.map((step, index) => ({
        step,
        people: given.filter((answer) => answer.scale === step).length,
        experts: question.panel[index] ?? 0,
      }));
      return { scale };
    }
    case 'zone':
      return { zones: pointedZones(question, given, findings) };
    case 'measure':
      return { measured: { quantity: question.quantity, values: measuredValues(answers) } };
    case 'report':
      return { fields: fieldFigures(question, given) };
  }
}

function toldOf(question: CaseQuestion, answers: readonly Counted[], written: Written): ToldFigures {
  return {
    mean: meanOf(answers.map(({ points }) => points)),
    points: pointsOf(answers),
    discrimination: discriminationOf(answers),
    unanswered: answers.filter(({ answer }) => !isAnswered(answer)).length,
    ...byFormat(question, answers, written),
    certainty: byCertainty(answers),
    sureAndWrong: answers.filter(isSureAndWrong).length,
  };
}

/** The answers of an attempt, each with the mean mark of its other questions. */
function countedOf(attempt: FirstAttempt): Counted[] {
  const answers = markedAnswers(attempt);
  return answers.map((each) => {
    const others = answers.filter((other) => other !== each).map(({ points }) => points);
    return { ...each, rest: others.length === 0 ? null : meanOf(others) };
  });
}

/**
 * The figures of each question of the current version. Answers to the same question in other versions are
 * included; those to a changed question are only counted.
 * @param now the questions of the current version
 * @param attempts first attempts of people; null for an attempt whose version is not kept
 * @param working the questions of the working copy
 */
export function figuresOf(
  now: AskedPart,
  attempts: readonly (FirstAttempt | null)[],
  working: CaseQuestions | null,
): QuestionFigures[] {
  const counted = attempts.map((attempt) => (attempt ? countedOf(attempt) : []));
  const written = placedQuestions(working).map(({ question }) => question);
  const asked = askedSteps(now.questions, now.findings).flatMap(({ questions }) => questions);
  return asked.map((question, index) => {
    const keyed = keyedQuestion(question, now.findings);
    const answers = counted.flatMap((each) => each.find((answer) => isSameQuestion(answer, keyed)) ?? []);
    const edited = written.find((each) => isSameQuestion({ question: each }, { question }));
    const { id, format, text } = question;
    return {
      id,
      number: index + 1,
      format,
      text,
      people: answers.length,
      leftOut: attempts.length - answers.length,
      told:
        answers.length < PEOPLE_MIN
          ? null
          : toldOf(question, answers, { working: edited, findings: now.findings }),
    };
  });
}
