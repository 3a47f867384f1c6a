import type { AstroGlobal } from 'astro';
import { AppError } from '#lib/platform/errors.ts';
import { type Context, getContext } from '#lib/platform/server/context.ts';
import { postedForm } from '#lib/platform/server/http/read-form.ts';
import { FLAG_NOTE_MAX } from './flag.ts';
import type { Notice } from './notice.ts';
import { contestImage } from './server/contest-image.ts';
import { markRead, readNotices } from './server/read-notices.ts';
import { noticeMessages as m } from './texts.ts';

type Page = Pick<AstroGlobal, 'request' | 'url' | 'response' | 'locals' | 'redirect'>;

/** Maximum number of notices shown, unread ones first. */
const SHOWN = 100;

interface NoticesPage {
  notices: Notice[];
  error?: string;
  done?: string;
}

async function act(context: Context, page: Page, form: FormData): Promise<string | undefined> {
  const { actor } = page.locals;
  if (!actor) throw new AppError('not_found');
  const text = (name: string) => String(form.get(name) ?? '').trim();
  if (form.has('lu')) {
    await markRead(context, actor, text('lu'));
    return undefined;
  }
  const contest = text('contestation').slice(0, FLAG_NOTE_MAX);
  if (contest === '') return m.contestMissing;
  await contestImage(context, actor, { itemId: text('contenu'), image: text('image') }, contest);
  return undefined;
}

/** The notices about the person's own items, after processing a posted form. @throws AppError `not_found` */
export async function noticesFromForm(page: Page): Promise<NoticesPage | Response> {
  const { request, url, response, locals, redirect } = page;
  if (!locals.actor) throw new AppError('not_found');
  const context = await getContext();
  const form = await postedForm(request);
  const error = form && (await act(context, page, form));
  if (form && !error) return redirect(form.has('lu') ? url.pathname : `${url.pathname}?conteste=1`, 303);
  if (error) response.status = 422;
  const notices = await readNotices(context, locals.actor, SHOWN);
  const done = url.searchParams.has('conteste') ? m.contested : undefined;
  return { notices, ...(error && { error }), ...(done && { done }) };
}
