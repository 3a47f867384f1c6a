import { fieldAtFault } from '#lib/accounts/field-at-fault.ts';
import { credentials } from '#lib/accounts/schemas.ts';
import { errorCodeOf } from '#lib/platform/server/base/error-code.ts';
import { validateInput } from '#lib/platform/server/base/json.ts';
import { type Context, getContext } from '#lib/platform/server/context.ts';
import { messageOf } from '#lib/platform/server/http/answers.ts';
import { readProviderCookie, setProviderCookie } from '#lib/platform/server/http/cookies.ts';
import { readForm } from '#lib/platform/server/http/read-form.ts';
import { visitorOf } from '#lib/platform/server/http/visitor.ts';
import type { IdentityScreen } from './identity-screen.ts';
import { faultPath } from './provider-faults.ts';
import { faultIn, type ProviderRequest, type SignInOutcome, storeProviderSession } from './provider-form.ts';
import {
  linkToAccount,
  linkToOwn,
  makeAccount,
  mayMakeAccount,
  proposeUsername,
  readAnswered,
  type WaitingSignIn,
} from './server/choose-account.ts';
import { readIdentities } from './server/linked-identities.ts';
import { quotedLabel } from './sign-in-ways-page-data.ts';

type Page = ProviderRequest & { response: { status?: number } };
type Typed = (name: string) => string;

/** Runs the posted form. */
async function act(
  context: Context,
  page: Page,
  answered: WaitingSignIn,
  typed: Typed,
): Promise<SignInOutcome> {
  const { request, locals, headers } = page;
  const visitor = visitorOf(request, page.clientAddress, context.settings);
  const suite = answered.return_path;
  if (answered.purpose === 'link') {
    const password = typed('password') || undefined;
    if (locals.actor) await linkToOwn(context, answered, locals.actor, { password, visitor });
    setProviderCookie(headers, null, request.headers, context.settings);
    return { location: '/account#etablissement' };
  }
  const session =
    typed('act') === 'create'
      ? await makeAccount(context, answered, typed('newUsername'), visitor)
      : await linkToAccount(
          context,
          answered,
          validateInput(credentials, { username: typed('username'), password: typed('password') }),
          visitor,
        );
  return { session: storeProviderSession(context, page, session), suite };
}

async function screenOf(
  context: Context,
  { locals }: Page,
  answered: WaitingSignIn,
  typed: Typed,
): Promise<IdentityScreen> {
  const { provider, purpose, rpps } = answered;
  const name = answered.name ?? '';
  const { actor } = locals;
  const own = purpose === 'link' && actor ? await readIdentities(context, actor) : undefined;
  return {
    label: quotedLabel(context.settings, provider),
    name,
    rpps,
    canRegister: await mayMakeAccount(context, answered),
    registration: context.settings.registration,
    newUsername: typed('newUsername') || (await proposeUsername(context, name)),
    username: typed('username'),
    own: own && actor ? { username: actor.username, proof: own.proof } : undefined,
  };
}

/**
 * The page on which a person decides what to do with an identity that is not linked to an account: a plain form, for
 * the page's frontmatter. @returns the page's content, the next address, or the session that was opened
 */
export async function identityFromForm(page: Page): Promise<IdentityScreen | SignInOutcome> {
  const { request, locals } = page;
  const context = await getContext();
  const { settings } = context;
  const isSignedIn = locals.actor !== null;
  let answered: WaitingSignIn | undefined;
  const typed = await readForm(request);
  try {
    answered = await readAnswered(context, readProviderCookie(request.headers, settings));
    // The session that started the sign-in has ended since, or a visitor who started it has signed in since.
    if ((answered.purpose === 'link') !== isSignedIn) return { location: '/' };
    if (request.method === 'POST') return await act(context, page, answered, typed);
    return await screenOf(context, page, answered, typed);
  } catch (error) {
    const code = errorCodeOf(error);
    const isRefusal = answered && code !== 'internal' && code !== 'unavailable' && code !== 'disk_full';
    if (!answered || !isRefusal) {
      const told = { fault: faultIn(error), provider: answered?.provider ?? '' };
      return { location: faultPath(told, { isSignedIn, suite: answered?.return_path ?? '/' }) };
    }
    page.response.status = code === 'too_many_attempts' ? 429 : 422;
    const screen = await screenOf(context, page, answered, typed);
    const form = typed('act') === 'create' ? 'create' : 'link';
    return { ...screen, error: messageOf(error, settings), act: form, field: fieldAtFault(code) };
  }
}
