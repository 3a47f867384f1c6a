import type { Answer, Answers } from './answers-schema.ts';
import type { ShownQuestion } from './attempt-schemas.ts';
import { CERTAINTIES, SCALE } from './formats.ts';
import { fittingAnswers } from './report/fields.ts';
import { readTypedMeasure } from './typed-measure.ts';

/** Names of a question's form fields, in the island and in the form for use without script. */
export const fieldNames = (id: string) => ({
  chosen: `coche-${id}`,
  text: `texte-${id}`,
  scale: `degre-${id}`,
  measure: `mesure-${id}`,
  certainty: `sur-${id}`,
});

type Fields = Pick<FormData, 'get' | 'getAll'>;

/** What answers a question, without how sure one is. */
function givenOf({ id, format, quantity = 'length' }: ShownQuestion, fields: Fields): Answer {
  const names = fieldNames(id);
  switch (format) {
    case 'qru':
    case 'qrm':
    case 'qrp':
    case 'qrp-long': {
      const chosen = fields.getAll(names.chosen).map(String);
      return chosen.length > 0 ? { chosen } : {};
    }
    case 'qroc': {
      const text = String(fields.get(names.text) ?? '').trim();
      return text ? { text } : {};
    }
    case 'tcs': {
      const scale = SCALE.find((each) => String(each) === fields.get(names.scale));
      return scale === undefined ? {} : { scale };
    }
    case 'measure': {
      const value = readTypedMeasure(String(fields.get(names.measure) ?? ''), quantity);
      return value === null ? {} : { measure: { value } };
    }
    // These formats can be answered only with script.
    case 'zone':
    case 'report':
      return {};
  }
}

function answerOf(question: ShownQuestion, fields: Fields): Answer {
  const sure = fields.get(fieldNames(question.id).certainty);
  const certainty = CERTAINTIES.find((each) => String(each) === sure);
  return { ...givenOf(question, fields), ...(certainty && { certainty }) };
}

/** The answers to the questions of a step in a form; unanswered questions are left out. */
export function answersOf(questions: readonly ShownQuestion[], fields: Fields): Answers {
  const given = questions.map((question) => [question.id, answerOf(question, fields)] as const);
  return Object.fromEntries(given.filter(([, answer]) => Object.keys(answer).length > 0));
}

/** Whether a question has an answer; a certainty alone is none. */
export function isAnswered({
  chosen = [],
  text = '',
  scale,
  points = [],
  measure,
  report = {},
}: Answer = {}): boolean {
  return (
    chosen.length > 0 ||
    text !== '' ||
    scale !== undefined ||
    points.length > 0 ||
    measure !== undefined ||
    Object.keys(report).length > 0
  );
}

/**
 * Answers in the form sent: without empty ones, and without those that the step no longer asks for, which a tab
 * may have stored before the author changed the step.
 */
export function sentAnswers(questions: readonly ShownQuestion[], answers: Answers): Answers {
  const sent = questions.map(({ id, propositions = [], form }): [string, Answer] => {
    const { chosen, certainty, points = [], measure, report, ...answer } = answers[id] ?? {};
    const known = chosen?.filter((each) => propositions.some((proposition) => proposition.id === each));
    const filled = report && form && fittingAnswers(form.pages, report);
    return [
      id,
      {
        ...answer,
        ...(known?.length && { chosen: known }),
        ...(points.length > 0 && { points }),
        ...(measure && { measure }),
        ...(filled && Object.keys(filled).length > 0 && { report: filled }),
        ...(certainty && { certainty }),
      },
    ];
  });
  return Object.fromEntries(
    sent.filter(([, answer]) => isAnswered(answer) || answer.certainty !== undefined),
  );
}
