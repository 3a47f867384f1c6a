import { KINDS } from '#lib/items/kinds/definitions.ts';
import { practicePaths } from '#lib/practice/path-rules.ts';
import { formatNames } from '#lib/questions/outline-texts.ts';
import { questionsPath } from '#lib/questions/paths.ts';
import type { Range } from '../period-rules.ts';
import {
  type BehindItem,
  CONFIDENCE_PARAM,
  DIMENSION_PARAMS,
  DIMENSIONS,
  type Dimension,
  type FirstAndRepeats,
  type Graded,
  NOT_SAID,
  type OwnStatistics,
} from '../rules.ts';
import { shareOf } from '../share-rules.ts';
import { statisticsMessages as m } from '../texts.ts';
import { listAddress, statisticsAddress } from './addresses.ts';
import { columnsOf, type FigureTable } from './figure-table.ts';

const share = ({ right, graded }: Graded) => shareOf({ part: right, of: graded });

const FIRST_AND_REPEATS = [
  'first',
  'right',
  ['firstShare', 'share'],
  'repeats',
  ['repeatShare', 'share'],
] as const;
const firstAndRepeats = ({ graded, right, repeats }: FirstAndRepeats) => [
  graded,
  right,
  share({ graded, right }),
  repeats.graded,
  share(repeats),
];

function activityTable({ activity }: OwnStatistics): FigureTable {
  return {
    columns: columnsOf(
      ['from', 'day'],
      ['to', 'day'],
      'opened',
      'answered',
      'attempts',
      'graded',
      'right',
      'reports',
    ),
    rows: activity.map((days) => ({
      cells: [
        days.from,
        days.to,
        days.opened,
        days.answered,
        days.attempts,
        days.graded,
        days.right,
        days.reports,
      ],
      href: statisticsAddress({ period: 'dates', ...days }, 'moi'),
    })),
  };
}

/** Link to practise cases with a value of a dimension; undefined for cases without a value. */
export function practiceOf(dimension: Dimension, value: string | null) {
  if (value === null) return undefined;
  return { href: practicePaths.asking({ [dimension]: value }), name: valueName(dimension, value) };
}

/** The displayed name of a dimension's value. */
export function valueName(dimension: Dimension, value: string | null): string {
  return value === null ? m.notSaid : dimension === 'difficulty' ? m.difficulty(value) : value;
}

function successTable(dimension: Dimension) {
  return ({ success }: OwnStatistics, range: Range): FigureTable => ({
    columns: columnsOf(['value', 'text'], ...FIRST_AND_REPEATS),
    rows: success[dimension].map((row) => ({
      cells: [valueName(dimension, row.value), ...firstAndRepeats(row)],
      href: listAddress('graded', range, 'moi', { [DIMENSION_PARAMS[dimension]]: row.value ?? NOT_SAID }),
      practice: practiceOf(dimension, row.value),
    })),
  });
}

function calibrationTable({ calibration }: OwnStatistics, range: Range): FigureTable {
  return {
    columns: columnsOf(['confidence', 'text'], ...FIRST_AND_REPEATS),
    rows: calibration.map((row) => ({
      cells: [m.sure(row.confidence), ...firstAndRepeats(row)],
      href: listAddress('graded', range, 'moi', { [CONFIDENCE_PARAM]: String(row.confidence) }),
    })),
  };
}

function memoryTable({ memory }: OwnStatistics): FigureTable {
  return {
    columns: columnsOf(['day', 'day'], 'due'),
    rows: memory.forecast.map(({ day, due }) => ({ cells: [day, due] })),
  };
}

function hoursTable({ hours }: OwnStatistics): FigureTable {
  return {
    columns: columnsOf(['hour', 'text'], 'count'),
    rows: hours.map((count, hour) => ({ cells: [m.hour(hour), count] })),
  };
}

function daysTable({ days }: OwnStatistics): FigureTable {
  return {
    columns: columnsOf(['day', 'day'], 'count'),
    rows: days.map(({ day, count }) => ({
      cells: [day, count],
      href: statisticsAddress({ period: 'dates', from: day, to: day }, 'moi'),
    })),
  };
}

/** Points by each property of the cases, as consecutive rows. */
function pointsTable({ questions }: OwnStatistics): FigureTable {
  return {
    columns: columnsOf(['property', 'text'], ['value', 'text'], 'answersGiven', ['points', 'hundredths']),
    rows: DIMENSIONS.flatMap((dimension) =>
      questions.points[dimension].map(({ value, answers, points }) => ({
        cells: [m.property(dimension), valueName(dimension, value), answers, points / answers],
        practice: practiceOf(dimension, value),
      })),
    ),
  };
}

function formatsTable({ questions }: OwnStatistics): FigureTable {
  return {
    columns: columnsOf(['format', 'text'], 'answersGiven', ['points', 'hundredths']),
    rows: questions.formats.map(({ format, answers, points }) => ({
      cells: [formatNames[format], answers, points / answers],
    })),
  };
}

function certaintyTable({ questions }: OwnStatistics): FigureTable {
  return {
    columns: columnsOf(['confidence', 'text'], 'answersGiven', ['points', 'hundredths'], 'without'),
    rows: questions.certainty.map(({ certainty, answers, mean, wrong }) => ({
      cells: [m.sure(certainty), answers, mean, wrong],
    })),
  };
}

function sureAndWrongTable({ questions }: OwnStatistics): FigureTable {
  return {
    columns: columnsOf(['question', 'text'], ['format', 'text'], ['day', 'day']),
    rows: questions.sureAndWrong.map(({ caseId, text, format, day }) => ({
      cells: [text, formatNames[format], day],
      href: questionsPath(caseId),
    })),
  };
}

/** The tables of a person's own figures, by the names of their files. */
export const OWN_TABLES = {
  activity: activityTable,
  'success-modality': successTable('modality'),
  'success-specialty': successTable('specialty'),
  'success-region': successTable('region'),
  'success-difficulty': successTable('difficulty'),
  calibration: calibrationTable,
  'question-points': pointsTable,
  'question-formats': formatsTable,
  'question-certainty': certaintyTable,
  'sure-and-wrong': sureAndWrongTable,
  memory: memoryTable,
  hours: hoursTable,
  days: daysTable,
} satisfies Record<string, (statistics: OwnStatistics, range: Range) => FigureTable>;

/** The displayed name of an item in a list. */
export function behindName({ title, tags }: BehindItem): string {
  if (title === undefined) return m.goneTitle;
  return title ?? [m.hiddenTitle, tags.slice(0, 2).join(' · ')].filter(Boolean).join(' – ');
}

/** The items behind one of the person's own figures. */
export function behindTable(items: readonly BehindItem[]): FigureTable {
  return {
    columns: columnsOf(['item', 'text'], ['kind', 'text'], 'count', 'right', ['last', 'day']),
    rows: items.map((item) => ({
      cells: [behindName(item), m.kinds[item.kind], item.count, item.right, item.day],
      href: item.title === undefined ? undefined : KINDS[item.kind].paths.item(item.id),
    })),
  };
}
