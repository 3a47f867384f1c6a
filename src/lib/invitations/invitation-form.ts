import type { AstroGlobal } from 'astro';
import { fieldAtFault } from '#lib/accounts/field-at-fault.ts';
import { credentials, type LoginAnswer } from '#lib/accounts/schemas.ts';
import { assertLocalAccounts } from '#lib/accounts/server/local-accounts.ts';
import { register } from '#lib/accounts/server/register.ts';
import { signIn } from '#lib/accounts/server/sign-in.ts';
import { readWays } from '#lib/identities/sign-in-ways-page-data.ts';
import { errorCodeOf } from '#lib/platform/server/base/error-code.ts';
import { validateInput } from '#lib/platform/server/base/json.ts';
import { type Context, getContext } from '#lib/platform/server/context.ts';
import { messageOf } from '#lib/platform/server/http/answers.ts';
import { keepSession } from '#lib/platform/server/http/keep-session.ts';
import { readForm } from '#lib/platform/server/http/read-form.ts';
import { visitorOf } from '#lib/platform/server/http/visitor.ts';
import type { InvitationScreen, NoInvitation } from './invitation-screen.ts';
import { findInvitation, invitationHash } from './server/take-invitation.ts';

type Page = Pick<AstroGlobal, 'request' | 'url' | 'params' | 'clientAddress' | 'response' | 'locals'>;

async function accept(
  context: Context,
  page: Page,
  { hash, username, password }: { hash: string; username: string; password: string },
): Promise<LoginAnswer> {
  const { request } = page;
  assertLocalAccounts(context);
  const typed = validateInput(credentials, { username, password });
  const visitor = visitorOf(request, page.clientAddress, context.settings);
  await register(context, typed, visitor.address, hash);
  const opened = await signIn(context, typed, visitor);
  return keepSession(page.response.headers, opened, request.headers, context.settings);
}

/**
 * The page of an invitation, for its frontmatter: a plain form, which works without script. @returns the content, or
 * the session of the new account
 */
export async function invitationFromForm(
  page: Page,
): Promise<InvitationScreen | NoInvitation | { session: LoginAnswer }> {
  const context = await getContext();
  const { settings } = context;
  const token = page.params.token ?? '';
  const hash = invitationHash(token);
  const found = await findInvitation(context, hash);
  const isClosed = settings.registration === 'closed';
  const gone = (): NoInvitation => {
    page.response.status = 404;
    return { gone: true, closed: isClosed };
  };
  if (!hash || !found || isClosed) return gone();
  const typed = await readForm(page.request);
  const { local, providers } = readWays(settings, page.url.searchParams);
  const screen: InvitationScreen = {
    token,
    role: found.role,
    expiresAt: new Date(found.expires_at).toISOString(),
    local,
    providers,
    passwordMin: settings.passwordMin,
    username: typed('username'),
    signedInAs: page.locals.actor?.username,
  };
  if (page.request.method !== 'POST' || page.locals.actor) return screen;
  try {
    const session = await accept(context, page, {
      hash,
      username: screen.username,
      password: typed('password'),
    });
    return { session };
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === 'internal' || code === 'unavailable' || code === 'disk_full') throw error;
    if (code === 'invitation_invalid') return gone();
    page.response.status = code === 'too_many_attempts' ? 429 : 422;
    return { ...screen, error: messageOf(error, settings), field: fieldAtFault(code) };
  }
}
