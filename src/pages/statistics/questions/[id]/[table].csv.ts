import type { APIRoute } from 'astro';
import { AppError } from '#lib/platform/errors.ts';
import { csvAnswer } from '#lib/platform/server/http/csv-answer.ts';
import { writeDelimited } from '#lib/protocols/exchange/write-table.ts';
import type { CaseQuestionFigures } from '#lib/questions/figures/figures-schemas.ts';
import { csvCells, type FigureTable } from '#lib/statistics/layout/figure-table.ts';
import { QUESTION_TABLES, questionsTable, tableOfCase } from '#lib/statistics/layout/question-tables.ts';
import { loadQuestionFigures } from '#lib/statistics/question-figures-form.ts';
import { questionFigureMessages as m } from '#lib/statistics/question-figures-texts.ts';

function tableNamed(figures: CaseQuestionFigures, name: string | undefined): FigureTable | undefined {
  if (name === 'questions') return questionsTable(figures);
  const table = QUESTION_TABLES.find((each) => each === name);
  return table && tableOfCase(table, figures);
}

/** Statistics of a case's questions, as CSV. */
export const GET: APIRoute = async (astro) => {
  const figures = await loadQuestionFigures(astro);
  const table = tableNamed(figures, astro.params.table);
  if (!table) throw new AppError('not_found');
  const name = `${m.title} ${astro.params.table} ${figures.title}`;
  return csvAnswer(name, writeDelimited(csvCells(table), ';'));
};
