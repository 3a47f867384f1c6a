import type { AstroGlobal } from 'astro';
import { AppError } from '#lib/platform/errors.ts';
import { getContext } from '#lib/platform/server/context.ts';
import { refusalOf } from '#lib/platform/server/http/answers.ts';
import { postedForm } from '#lib/platform/server/http/read-form.ts';
import type { OwnConfirmation } from './schemas.ts';
import { confirmReading, ownConfirmation } from './server/confirm-reading.ts';

type Page = Pick<AstroGlobal, 'request' | 'url' | 'params' | 'response' | 'locals' | 'redirect'>;

/**
 * Handles the form that confirms the reading of a protocol: a redirect to its page, or the reason why it was
 * refused. Undefined when nothing was posted.
 * @throws AppError `not_found`
 */
export async function confirmFromForm(page: Page): Promise<Response | { error: string } | undefined> {
  const { request, url, params, response, locals, redirect } = page;
  const form = await postedForm(request);
  if (!form) return undefined;
  if (!locals.actor) throw new AppError('not_found');
  const context = await getContext();
  try {
    await confirmReading(context, locals.actor, params.id ?? '', Number(form.get('lu')));
    return redirect(url.pathname, 303);
  } catch (failure) {
    return { error: refusalOf(failure, response, context.settings) };
  }
}

/** The request to this reader about the displayed version. */
export async function loadOwnConfirmation(
  { params, locals }: Pick<Page, 'params' | 'locals'>,
  { version, last }: { version: number | null; last: number | null },
): Promise<OwnConfirmation | undefined> {
  if (!locals.actor || version === null || version !== last) return undefined;
  return ownConfirmation(await getContext(), locals.actor, { itemId: params.id ?? '', version });
}
