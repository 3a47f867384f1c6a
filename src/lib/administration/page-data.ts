import type { AstroGlobal } from 'astro';
import type { Actor } from '#lib/accounts/actor.ts';
import { checkIdentity, readCheckWays } from '#lib/identity-check/server/check-identity.ts';
import { AppError } from '#lib/platform/errors.ts';
import { errorCodeOf } from '#lib/platform/server/base/error-code.ts';
import { type Context, getContext } from '#lib/platform/server/context.ts';
import { refusalOf } from '#lib/platform/server/http/answers.ts';
import { postedForm } from '#lib/platform/server/http/read-form.ts';
import { visitorOf } from '#lib/platform/server/http/visitor.ts';
import { relyingParty } from '#lib/second-factor/server/passkey-challenges.ts';
import { PASSWORD_FIELD, type PendingForm } from './asked-again.ts';

/** The parts of a request that the administration pages use. */
export type AdministrationPage = Pick<
  AstroGlobal,
  'request' | 'url' | 'params' | 'response' | 'locals' | 'redirect' | 'clientAddress'
>;

/** Number of rows on one page of a list. */
export const PAGE_ROWS = 50;

/** The administrator and the context. @throws AppError `not_found` for everybody else */
export async function administrator({
  locals,
}: Pick<AdministrationPage, 'locals'>): Promise<{ context: Context; actor: Actor }> {
  if (locals.actor?.role !== 'administrator') throw new AppError('not_found');
  return { context: await getContext(), actor: locals.actor };
}

/** The requested page of a list, counted from 0. */
export function requestedPageIndex({ url }: Pick<AdministrationPage, 'url'>): number {
  const page = Number(url.searchParams.get('page') ?? 1);
  return Number.isSafeInteger(page) && page > 1 && page < 100_000 ? page - 1 : 0;
}

/** The outcome of a posted form: the error when it was refused; undefined when nothing was posted. */
export interface FormRefusal {
  error: string;
  asked?: PendingForm;
}

/** The typed values, except passwords. */
function fieldsOf(form: FormData): PendingForm['fields'] {
  form.delete('mot-de-passe');
  return [...form].map(([name, value]) => [name, String(value)]);
}

/**
 * Handles a page's form. A form that needs a confirmation of identity is shown again with the same fields. Errors
 * about the item or person of the page itself are thrown to the page.
 * @param act returns the next address, or an error message
 */
export async function withForm(
  page: AdministrationPage,
  act: (form: FormData, text: (name: string) => string) => Promise<Response | FormRefusal | undefined>,
): Promise<Response | FormRefusal | undefined> {
  const form = await postedForm(page.request);
  if (!form) return undefined;
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const { context, actor } = await administrator(page);
  const password = String(form.get(PASSWORD_FIELD) ?? '');
  form.delete(PASSWORD_FIELD);
  try {
    if (password !== '') {
      const site = relyingParty(page.locals.origin);
      const visitor = visitorOf(page.request, page.clientAddress, context.settings);
      await checkIdentity(context, actor, { password }, { site, visitor });
    }
    const result = await act(form, text);
    if (result && 'error' in result) page.response.status = 422;
    return result;
  } catch (failure) {
    const error = refusalOf(failure, page.response, context.settings);
    if (password === '' && errorCodeOf(failure) !== 'identity_unconfirmed') return { error };
    const ways = await readCheckWays(context, actor);
    if (ways.isConfirmed) return { error };
    return { error, asked: { fields: fieldsOf(form), ways } };
  }
}
