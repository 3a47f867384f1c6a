import type { AstroGlobal } from 'astro';
import { AppError } from '#lib/platform/errors.ts';
import { getContext } from '#lib/platform/server/context.ts';
import { isServerFault, messageOf } from '#lib/platform/server/http/answers.ts';
import { readForm } from '#lib/platform/server/http/read-form.ts';
import { casePaths } from './paths.ts';
import { startCase } from './server/start-case.ts';

type Page = Pick<AstroGlobal, 'request' | 'response' | 'locals' | 'redirect'>;

/**
 * Handles the button « Nouveau cas » of the case management page, a form that needs no script: returns a redirect to
 * the new case's editor, or the error; undefined when nothing was posted.
 */
export async function newCaseFromForm({
  request,
  response,
  locals,
  redirect,
}: Page): Promise<Response | string | undefined> {
  if (request.method !== 'POST') return undefined;
  const text = await readForm(request);
  const context = await getContext();
  try {
    if (!locals.actor) throw new AppError('sign_in_required');
    return redirect(casePaths.edit(await startCase(context, locals.actor, text('page'))), 303);
  } catch (error) {
    if (isServerFault(error)) throw error;
    response.status = 422;
    return messageOf(error, context.settings);
  }
}
