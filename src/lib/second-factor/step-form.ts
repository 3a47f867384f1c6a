import type { AstroGlobal } from 'astro';
import { safeSuite } from '#lib/accounts/return-path.ts';
import type { LoginAnswer } from '#lib/accounts/schemas.ts';
import { assertLocalAccounts } from '#lib/accounts/server/local-accounts.ts';
import { SIGN_IN_REASON } from '#lib/accounts/sign-in-reason.ts';
import { getContext } from '#lib/platform/server/context.ts';
import { refusalOf } from '#lib/platform/server/http/answers.ts';
import { readSecondStepCookie } from '#lib/platform/server/http/cookies.ts';
import { keepSession } from '#lib/platform/server/http/keep-session.ts';
import { readForm } from '#lib/platform/server/http/read-form.ts';
import { visitorOf } from '#lib/platform/server/http/visitor.ts';
import { finishSecondStep, readPending } from './server/finish-second-step.ts';

type Page = Pick<AstroGlobal, 'request' | 'url' | 'clientAddress' | 'response' | 'locals'>;

/** The second screen of a sign-in: the account, and the error for the typed code. */
export interface StepScreen {
  username: string;
  suite: string;
  error?: string;
}

type Shown = StepScreen | { session: LoginAnswer; suite: string } | { location: string };

/**
 * The page that continues a sign-in after the right password: a plain form, for the page's frontmatter. @returns its
 * content, the opened session, or the next address when this browser has no pending sign-in
 */
export async function stepFromForm(page: Page): Promise<Shown> {
  const { request, url, response, locals } = page;
  const context = await getContext();
  const { settings } = context;
  const suite = safeSuite(url.searchParams.get('suite')) ?? '/';
  if (locals.actor) return { location: suite };
  const secret = readSecondStepCookie(request.headers, settings);
  const pending = await readPending(context, secret);
  if (!pending)
    return {
      location: `/login?${new URLSearchParams({ [SIGN_IN_REASON]: 'delai', ...(suite !== '/' && { suite }) })}`,
    };
  const screen: StepScreen = { username: pending.username, suite };
  if (request.method !== 'POST') return screen;
  const text = await readForm(request);
  const visitor = visitorOf(request, page.clientAddress, settings);
  try {
    assertLocalAccounts(context);
    const typed = text('code').trim().slice(0, 100);
    const session = await finishSecondStep(context, secret, typed, visitor);
    return { session: keepSession(response.headers, session, request.headers, settings), suite };
  } catch (error) {
    return { ...screen, error: refusalOf(error, response, settings) };
  }
}
