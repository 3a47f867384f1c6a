import type { AstroGlobal } from 'astro';
import { AppError } from '#lib/contract/errors.ts';
import { casePaths } from '#lib/kinds/case/paths.ts';
import { getContext } from '../context.ts';
import { startCase } from '../usecases/items/start-case.ts';
import { isServerFault, messageOf } from './answers.ts';
import { readForm } from './read-form.ts';

type Page = Pick<AstroGlobal, 'request' | 'response' | 'locals' | 'redirect'>;

/**
 * « Nouveau cas » of the page that manages cases, a form that needs no script, for its frontmatter: the way to the editor
 * of what was made, or what went wrong; undefined where nothing was asked.
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
