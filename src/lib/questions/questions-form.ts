import type { AstroGlobal } from 'astro';
import { errorMessage } from '#lib/app/error-texts.ts';
import { readItem } from '#lib/items/server/read-item.ts';
import { AppError, ERROR_STATUS } from '#lib/platform/errors.ts';
import { getContext } from '#lib/platform/server/context.ts';
import { postedForm } from '#lib/platform/server/http/read-form.ts';
import type { Answers } from './answers-schema.ts';
import { type AttemptState, sentStep } from './attempt-schemas.ts';
import { answersOf } from './form-answers.ts';
import { AGAIN, questionsPath } from './paths.ts';
import { readAttempt } from './server/read-attempt.ts';
import { validateStep } from './server/validate-step.ts';

type Page = Pick<AstroGlobal, 'request' | 'url' | 'params' | 'response' | 'locals' | 'redirect'>;

interface QuestionsPage {
  id: string;
  clinicalInformation: string;
  /** Whether the reader is an author of the case. */
  writes: boolean;
  state: AttemptState;
  /** The typed answers to a step that could not be validated. */
  typed: Answers;
  error?: string;
}

/** The content of a posted form, in the same structure as sent by the script. */
function sentByForm(
  form: FormData,
  { steps }: AttemptState,
): { step: string; answers: Answers; sent: unknown } {
  const step = String(form.get('etape'));
  const questions = steps.find(({ id }) => id === step)?.questions ?? [];
  const answers = answersOf(questions, form);
  const version = form.get('version');
  const sent = { step, answers, round: Number(form.get('essai')), version: version ? Number(version) : null };
  return { step, answers, sent };
}

/**
 * Loads the page of a case's questions and handles its plain form. A step that cannot be validated is shown again with
 * the typed answers.
 * @throws AppError `not_found`, which the middleware answers with the 404 page.
 */
export async function questionsFromForm(page: Page): Promise<QuestionsPage | Response> {
  const { request, url, params, response, locals, redirect } = page;
  const { actor } = locals;
  const id = params.id ?? '';
  if (!actor) throw new AppError('not_found');
  const context = await getContext();
  const form = await postedForm(request);
  const again = url.searchParams.get(AGAIN) === '1';
  const state = await readAttempt(context, id, actor, again);
  const { body, card } = await readItem(context, 'case', id, actor, ['clinicalInformation']);
  const writes = card.mine || card.readAs === 'author';
  const shown = { id, clinicalInformation: body.clinicalInformation, writes, state };
  if (!form) return { ...shown, typed: {} };
  const { answers, sent } = sentByForm(form, state);
  try {
    const read = sentStep.safeParse(sent);
    if (!read.success) throw new AppError('questions_changed');
    await validateStep(context, id, actor, read.data);
    return redirect(`${questionsPath(id)}#etape-${read.data.step}`, 303);
  } catch (failure) {
    if (!(failure instanceof AppError) || ERROR_STATUS[failure.code] >= 500) throw failure;
    response.status = ERROR_STATUS[failure.code];
    return { ...shown, typed: answers, error: errorMessage(failure.code) };
  }
}
