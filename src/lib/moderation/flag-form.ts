import type { APIContext, AstroGlobal } from 'astro';
import { AppError } from '#lib/platform/errors.ts';
import { type Context, getContext } from '#lib/platform/server/context.ts';
import { refusalOf } from '#lib/platform/server/http/answers.ts';
import { postedForm } from '#lib/platform/server/http/read-form.ts';
import { visitorOf } from '#lib/platform/server/http/visitor.ts';
import { FLAG_NOTE_MAX, type FlaggedThing, type FlagPage } from './flag.ts';
import { type FlagForm, flagForm } from './schemas.ts';
import { flagCollection, sharedListId } from './server/flag-collection.ts';
import { flagItem } from './server/flag-item.ts';
import { flagMessages as m } from './texts.ts';

type Page = Pick<AstroGlobal, 'request' | 'url' | 'params' | 'response' | 'locals' | 'redirect'> &
  Pick<APIContext, 'clientAddress'>;

const FILE = /^[0-9a-f]{64}$/;

/** Query parameter added once a flag was sent, so that reloading the page does not send it again. */
const SENT = 'envoye';
const SENT_WORDS: Readonly<Record<string, string>> = { signale: m.sent, masque: m.hidden };

function read(form: FormData): FlagForm | string {
  const note = String(form.get('precisions') ?? '').replaceAll('\r\n', '\n');
  const parsed = flagForm.safeParse({ reason: form.get('motif'), note });
  if (parsed.success) return parsed.data;
  return note.trim().length > FLAG_NOTE_MAX ? m.noteTooLong : m.reasonMissing;
}

/** Processes a posted form, and redirects to the page that confirms it. */
async function answer(
  page: Page,
  thing: FlaggedThing,
  send: (context: Context, form: FlagForm) => Promise<boolean>,
): Promise<FlagPage | Response> {
  const { request, response, url } = page;
  const form = await postedForm(request);
  if (!form) {
    const done = SENT_WORDS[url.searchParams.get(SENT) ?? ''];
    return { thing, reason: '', note: '', ...(done && { done }) };
  }
  const typed = {
    thing,
    reason: String(form.get('motif') ?? ''),
    note: String(form.get('precisions') ?? ''),
  };
  const sent = read(form);
  if (typeof sent === 'string') {
    response.status = 422;
    return { ...typed, error: sent };
  }
  const context = await getContext();
  try {
    const query = new URLSearchParams(url.search);
    query.set(SENT, (await send(context, sent)) ? 'masque' : 'signale');
    return page.redirect(`${url.pathname}?${query}`, 303);
  } catch (failure) {
    return { ...typed, error: refusalOf(failure, response, context.settings) };
  }
}

/** Flags a public item, an image or a comment of it. @throws AppError `not_found` */
export async function flagItemFromForm(page: Page): Promise<FlagPage | Response> {
  const { url, params, locals, request, clientAddress } = page;
  if (locals.item?.visibility !== 'public') {
    page.response.status = 409;
    return { thing: 'item', reason: '', note: '', isClosed: true, error: m.notPublic };
  }
  const image = url.searchParams.get('image');
  const commenter = url.searchParams.get('comment');
  if (image !== null && !FILE.test(image)) throw new AppError('not_found');
  const thing = image ? 'image' : commenter ? 'comment' : 'item';
  return answer(page, thing, (context, form) => {
    const visitor = visitorOf(request, clientAddress, context.settings);
    const part = { itemId: params.id ?? '', image, commenter };
    return flagItem(context, { actor: locals.actor, visitor }, part, form);
  });
}

/** Flags a shared list. @throws AppError `not_found` */
export async function flagCollectionFromForm(page: Page): Promise<FlagPage | Response> {
  const { params, locals, request, clientAddress } = page;
  await sharedListId(await getContext(), params.token ?? '');
  return answer(page, 'collection', async (context, form) => {
    if (!locals.actor) throw new AppError('not_found');
    const visitor = visitorOf(request, clientAddress, context.settings);
    await flagCollection(context, { actor: locals.actor, visitor }, params.token ?? '', form);
    return false;
  });
}
