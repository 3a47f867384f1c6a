import type { AstroGlobal } from 'astro';
import { dayAfter } from '#lib/platform/calendar.ts';
import { parisDay } from '#lib/platform/day.ts';
import { AppError, ERROR_STATUS } from '#lib/platform/errors.ts';
import { errorCodeOf } from '#lib/platform/server/base/error-code.ts';
import { type Context, getContext } from '#lib/platform/server/context.ts';
import { isServerFault, messageOf } from '#lib/platform/server/http/answers.ts';
import { postedForm } from '#lib/platform/server/http/read-form.ts';
import { actOnDue, loadDue } from '#lib/reviews/due-form.ts';
import type { ReviewDue } from '#lib/reviews/due-schemas.ts';
import { dueMessages } from '#lib/reviews/due-texts.ts';
import { ASKED_MAX, NAMES_MAX, typedNames } from './confirmation.ts';
import { confirmationPaths } from './paths.ts';
import type { ItemConfirmations } from './schemas.ts';
import { askConfirmations, withdrawRequest } from './server/ask-confirmations.ts';
import { listConfirmations } from './server/list-confirmations.ts';
import { confirmationsMessages as m } from './texts.ts';

type Page = Pick<AstroGlobal, 'request' | 'url' | 'params' | 'response' | 'locals' | 'redirect'>;

interface FollowUpPage extends ItemConfirmations {
  id: string;
  title: string;
  due: ReviewDue;
  /** The first possible day of the next review. */
  tomorrow: string;
  /** The typed text, if the form was refused. */
  typed: string;
  typedDay: string;
  error?: string;
  done?: string;
}

const NO_PROTOCOL = ['not_found', 'forbidden'];

/** The people asked about a protocol, for its authors. @throws AppError `not_found`, `forbidden` */
export async function loadConfirmations({
  params,
  locals,
}: Pick<Page, 'params' | 'locals'>): Promise<ItemConfirmations & { title: string }> {
  if (!locals.actor) throw new AppError('not_found');
  return listConfirmations(await getContext(), locals.actor, params.id ?? '');
}

/** The completed action, by its name in the page's address, or the error about the typed text. */
type Outcome = { done: string } | { error: string };

const DONE: Readonly<Record<string, string>> = {
  demande: m.asked,
  retrait: m.withdrawn,
  ...dueMessages.done,
};

/** Runs the form's action. */
async function act(context: Context, page: Page, form: FormData): Promise<Outcome> {
  const { params, locals } = page;
  if (!locals.actor) throw new AppError('not_found');
  if (form.has('revue')) return actOnDue(page, form);
  const id = params.id ?? '';
  const text = (name: string) => String(form.get(name) ?? '').trim();
  if (form.has('retirer')) {
    await withdrawRequest(context, locals.actor, id, text('retirer'));
    return { done: 'retrait' };
  }
  const again = form.has('encore');
  const typed = text('noms');
  if (!again && typed.length > NAMES_MAX) return { error: m.tooMany };
  const usernames = again ? [] : typedNames(typed);
  if (!again && usernames.length === 0) return { error: m.noNames };
  if (usernames.length > ASKED_MAX) return { error: m.tooMany };
  await askConfirmations(context, locals.actor, id, { usernames, again });
  return { done: 'demande' };
}

async function outcomeOf(context: Context, page: Page, form: FormData): Promise<Outcome> {
  try {
    const outcome = await act(context, page, form);
    if ('error' in outcome) page.response.status = 422;
    return outcome;
  } catch (failure) {
    const code = errorCodeOf(failure);
    if (isServerFault(failure) || NO_PROTOCOL.includes(code)) throw failure;
    page.response.status = ERROR_STATUS[code];
    const [name] = failure instanceof AppError ? (failure.details ?? []) : [];
    if (code === 'confirmation_unknown' && name) return { error: m.unknown(name) };
    return { error: messageOf(failure, context.settings) };
  }
}

/** The page, after processing a posted form, if any; needs no script. @throws AppError `not_found`, `forbidden` */
export async function followUpFromForm(page: Page): Promise<FollowUpPage | Response> {
  const { request, url, params, redirect } = page;
  const id = params.id ?? '';
  const context = await getContext();
  const form = await postedForm(request);
  const outcome = form && (await outcomeOf(context, page, form));
  if (outcome && 'done' in outcome) return redirect(`${confirmationPaths.of(id)}?fait=${outcome.done}`, 303);
  const told = url.searchParams.get('fait') ?? '';
  const done = !form && Object.hasOwn(DONE, told) ? DONE[told] : undefined;
  return {
    ...(await loadConfirmations(page)),
    id,
    due: await loadDue(page),
    tomorrow: dayAfter(parisDay(context.now()), 1),
    typedDay: String(form?.get('date') ?? '').slice(0, 10),
    typed: String(form?.get('noms') ?? ''),
    ...(outcome && { error: outcome.error }),
    ...(done && { done }),
  };
}
