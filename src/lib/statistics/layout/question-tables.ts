import type {
  CaseQuestionFigures,
  QuestionFigures,
  ToldFigures,
} from '#lib/questions/figures/figures-schemas.ts';
import { formatNames } from '#lib/questions/outline-texts.ts';
import { scaleMessages } from '#lib/questions/scale-texts.ts';
import { questionMessages } from '#lib/questions/texts.ts';
import { questionFigureMessages as m } from '../question-figures-texts.ts';
import { shareOf } from '../share-rules.ts';
import { formatHundredths, statisticsMessages } from '../texts.ts';
import type { Cell, CellFormat, FigureTable } from './figure-table.ts';

type Columns = readonly (readonly [keyof typeof m.columns, CellFormat])[];

/** A table for a question: its columns, and a function for its rows. */
interface TableOfQuestion {
  columns: Columns;
  rows(told: ToldFigures, people: number): Cell[][];
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** The tables of one question, by file name. */
const OF_QUESTION = {
  points: {
    columns: [
      ['points', 'text'],
      ['people', 'count'],
      ['share', 'share'],
    ],
    rows: ({ points }, of) =>
      points.map((each) => [formatHundredths(each.points), each.people, shareOf({ part: each.people, of })]),
  },
  propositions: {
    columns: [
      ['proposition', 'text'],
      ['key', 'text'],
      ['people', 'count'],
      ['share', 'share'],
    ],
    rows: ({ propositions = [] }, of) =>
      propositions.map(({ text, isRight, people }) => [
        text,
        isRight ? m.right : m.wrong,
        people,
        shareOf({ part: people, of }),
      ]),
  },
  answers: {
    columns: [
      ['answer', 'text'],
      ['people', 'count'],
      ['share', 'share'],
    ],
    rows: ({ wrong = [] }, of) =>
      wrong.map(({ text, people }) => [text, people, shareOf({ part: people, of })]),
  },
  zones: {
    columns: [
      ['structure', 'text'],
      ['people', 'count'],
      ['share', 'share'],
      ['elsewhere', 'count'],
    ],
    rows: ({ zones = [] }, of) =>
      zones.map(({ finding, people, elsewhere }) => [
        finding.name,
        people,
        shareOf({ part: people, of }),
        elsewhere,
      ]),
  },
  measures: {
    columns: [
      ['measure', 'text'],
      ['key', 'text'],
      ['people', 'count'],
      ['share', 'share'],
    ],
    rows: ({ measured }, of) =>
      (measured?.values ?? []).map(({ value, isRight, people }) => [
        questionMessages.measured(value, measured!.quantity),
        isRight ? m.right : m.wrong,
        people,
        shareOf({ part: people, of }),
      ]),
  },
  fields: {
    columns: [
      ['field', 'text'],
      ['right', 'count'],
      ['share', 'share'],
      ['different', 'count'],
      ['missed', 'count'],
      ['added', 'count'],
    ],
    rows: ({ fields = [] }, of) =>
      fields.map(({ text, right, different, missed, added }) => [
        text,
        right,
        shareOf({ part: right, of }),
        different,
        missed,
        added,
      ]),
  },
  panel: {
    columns: [
      ['answer', 'text'],
      ['people', 'count'],
      ['share', 'share'],
      ['experts', 'count'],
      ['expertShare', 'share'],
    ],
    rows: ({ scale = [] }, of) => {
      const experts = sum(scale.map((each) => each.experts));
      return scale.map((each) => [
        `${scaleMessages.sign(each.step)} · ${scaleMessages.name(each.step)}`,
        each.people,
        shareOf({ part: each.people, of }),
        each.experts,
        shareOf({ part: each.experts, of: experts }),
      ]);
    },
  },
  certainty: {
    columns: [
      ['certainty', 'text'],
      ['answers', 'count'],
      ['mean', 'hundredths'],
      ['without', 'count'],
    ],
    rows: ({ certainty }) =>
      certainty.map((each) => [statisticsMessages.sure(each.certainty), each.answers, each.mean, each.wrong]),
  },
} satisfies Record<string, TableOfQuestion>;

export type QuestionTable = keyof typeof OF_QUESTION;
export const QUESTION_TABLES = Object.keys(OF_QUESTION) as QuestionTable[];

const named = (columns: Columns): FigureTable['columns'] =>
  columns.map(([name, format]) => ({ name: m.columns[name], format }));

/** A table of one question; empty if the table does not apply to the question, or nothing may be shown. */
export function tableOfQuestion(name: QuestionTable, { told, people }: QuestionFigures): FigureTable {
  const { columns, rows }: TableOfQuestion = OF_QUESTION[name];
  return { columns: named(columns), rows: told ? rows(told, people).map((cells) => ({ cells })) : [] };
}

/** The file for all questions of a case: the same rows, each with the number of its question. */
export function tableOfCase(name: QuestionTable, { questions }: CaseQuestionFigures): FigureTable {
  const rows = questions.flatMap((question) =>
    tableOfQuestion(name, question).rows.map(({ cells }) => ({ cells: [question.number, ...cells] })),
  );
  return { columns: named([['question', 'count'], ...OF_QUESTION[name].columns]), rows };
}

/** An overview of all questions of a case, with one row each. */
export function questionsTable({ questions }: CaseQuestionFigures): FigureTable {
  return {
    columns: named([
      ['question', 'text'],
      ['format', 'text'],
      ['text', 'text'],
      ['people', 'count'],
      ['mean', 'hundredths'],
      ['discrimination', 'hundredths'],
      ['sureAndWrong', 'count'],
      ['unanswered', 'count'],
      ['leftOut', 'count'],
    ]),
    rows: questions.map(({ number, format, text, people, told, leftOut }) => ({
      cells: [
        m.question(number),
        formatNames[format],
        text,
        people,
        told?.mean ?? null,
        told?.discrimination ?? null,
        told?.sureAndWrong ?? null,
        told?.unanswered ?? null,
        leftOut,
      ],
    })),
  };
}
