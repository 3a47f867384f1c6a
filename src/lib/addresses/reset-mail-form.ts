import type { AstroGlobal } from 'astro';
import { getContext } from '#lib/platform/server/context.ts';
import { refusalOf } from '#lib/platform/server/http/answers.ts';
import { readForm } from '#lib/platform/server/http/read-form.ts';
import { visitorOf } from '#lib/platform/server/http/visitor.ts';
import type { ResetMailScreen } from './reset-mail-screen.ts';
import { askReset } from './server/ask-reset.ts';
import { resetMailMessages } from './texts.ts';

type Page = Pick<AstroGlobal, 'request' | 'clientAddress' | 'response'>;

/** Handles the plain form that requests a link by mail; undefined where the site sends no mails. */
export async function resetMailFromForm(page: Page): Promise<ResetMailScreen | undefined> {
  const { request, response } = page;
  const context = await getContext();
  if (!context.settings.mail) return undefined;
  const typed = (await readForm(request))('typed').trim();
  if (request.method !== 'POST') return { typed, isSent: false };
  if (typed === '') {
    response.status = 422;
    return { typed, isSent: false, error: resetMailMessages.missing };
  }
  try {
    await askReset(context, typed, visitorOf(request, page.clientAddress, context.settings).address);
    return { typed, isSent: true };
  } catch (error) {
    return { typed, isSent: false, error: refusalOf(error, response, context.settings) };
  }
}
