import type { AstroGlobal } from 'astro';
import { AppError, ERROR_STATUS } from '#lib/platform/errors.ts';
import { errorCodeOf } from '#lib/platform/server/base/error-code.ts';
import { validateInput } from '#lib/platform/server/base/json.ts';
import { getContext } from '#lib/platform/server/context.ts';
import { isServerFault, messageOf } from '#lib/platform/server/http/answers.ts';
import { postedForm } from '#lib/platform/server/http/read-form.ts';
import { acceptedAnswer, type CaseQuestionFigures } from '#lib/questions/figures/figures-schemas.ts';
import { figuresOfQuestion, questionFiguresPath } from '#lib/questions/paths.ts';
import { acceptAnswer } from '#lib/questions/server/accept-answer.ts';
import { readQuestionFigures } from '#lib/questions/server/read-question-figures.ts';
import { questionFigureMessages as m } from './question-figures-texts.ts';

type Page = Pick<AstroGlobal, 'request' | 'params' | 'response' | 'locals' | 'redirect'>;

/** The content of the page; `error` tells why the answer in its form was not accepted. */
interface FiguresPage {
  id: string;
  figures: CaseQuestionFigures;
  error?: string;
}

const NO_CASE = ['not_found', 'forbidden'];
const isRefused = (code: string): code is keyof typeof m.refused => Object.hasOwn(m.refused, code);

/**
 * The figures of a case's questions, for its authors.
 * @throws AppError `not_found`, which the middleware answers with the 404 page
 */
export async function loadQuestionFigures({
  params,
  locals,
}: Pick<Page, 'params' | 'locals'>): Promise<CaseQuestionFigures> {
  if (!locals.actor) throw new AppError('not_found');
  return readQuestionFigures(await getContext(), params.id ?? '', locals.actor);
}

/**
 * The content of the page after handling a submitted form, which accepts an answer and works without scripts. @throws
 * AppError `not_found`
 */
export async function questionFiguresFromForm(page: Page): Promise<FiguresPage | Response> {
  const { request, params, response, locals, redirect } = page;
  const { actor } = locals;
  const id = params.id ?? '';
  if (!actor) throw new AppError('not_found');
  const context = await getContext();
  const form = await postedForm(request);
  if (!form) return { id, figures: await loadQuestionFigures(page) };
  try {
    const sent = { question: form.get('question'), text: form.get('texte') };
    await acceptAnswer(context, id, actor, validateInput(acceptedAnswer, sent));
    const number = Number(form.get('numero')) || 1;
    return redirect(`${questionFiguresPath(id)}#${figuresOfQuestion(number)}`, 303);
  } catch (failure) {
    const code = errorCodeOf(failure);
    if (isServerFault(failure) || NO_CASE.includes(code)) throw failure;
    response.status = ERROR_STATUS[code];
    const error = isRefused(code) ? m.refused[code] : messageOf(failure, context.settings);
    return { id, figures: await loadQuestionFigures(page), error };
  }
}
