import type { AstroGlobal } from 'astro';
import type { SignInWays } from '#lib/identities/sign-in-ways.ts';
import { readWays, wordsOfFault } from '#lib/identities/sign-in-ways-page-data.ts';
import { errorCodeOf } from '#lib/platform/server/base/error-code.ts';
import { validateInput } from '#lib/platform/server/base/json.ts';
import { type Context, getContext } from '#lib/platform/server/context.ts';
import { messageOf } from '#lib/platform/server/http/answers.ts';
import { readDeviceCookie, setSecondStepCookie } from '#lib/platform/server/http/cookies.ts';
import { keepSession } from '#lib/platform/server/http/keep-session.ts';
import { readForm } from '#lib/platform/server/http/read-form.ts';
import { visitorOf } from '#lib/platform/server/http/visitor.ts';
import { secondStepPath } from '#lib/second-factor/paths.ts';
import { SecondStepNeeded } from '#lib/second-factor/second-step-needed.ts';
import { type AccountField, fieldAtFault } from './field-at-fault.ts';
import type { Registration } from './registration.ts';
import { safeSuite } from './return-path.ts';
import { credentials, type LoginAnswer } from './schemas.ts';
import { assertLocalAccounts } from './server/local-accounts.ts';
import { readWall } from './server/read-wall.ts';
import { register } from './server/register.ts';
import { signIn } from './server/sign-in.ts';
import { SIGN_IN_REASON, SIGN_IN_REASONS, type SignInReason } from './sign-in-reason.ts';
import type { Wall } from './wall.ts';

/** The content of the sign-in page: as requested, or after a form that was refused. */
export interface SignInScreen {
  mode: 'login' | 'register';
  suite: string;
  /** Minimum length of a password, in characters. */
  passwordMin: number;
  registration: Registration;
  ways: SignInWays;
  /** Why signing in is required, if the address says so. */
  reason?: SignInReason | undefined;
  /** The item that a visitor was about to open, if anybody with an account may read it. */
  wall?: Wall | undefined;
  username?: string;
  /** French error when the form was refused, and the field it concerns, if any. */
  error?: string;
  field?: AccountField | undefined;
  /** Set when the form succeeded: what the browser stores where script runs (docs/decisions/0004). */
  session?: LoginAnswer;
  /** Address of the second step, when the password was right but a second factor is needed. */
  next?: string;
}

type Page = Pick<AstroGlobal, 'request' | 'url' | 'clientAddress' | 'response' | 'locals'>;

async function submit(
  context: Context,
  page: Page,
  screen: SignInScreen,
  password: string,
): Promise<LoginAnswer> {
  const { request, clientAddress: peer } = page;
  assertLocalAccounts(context);
  const typed = validateInput(credentials, { username: screen.username, password });
  const visitor = visitorOf(request, peer, context.settings);
  if (screen.mode === 'register') await register(context, typed, visitor.address);
  const session = await signIn(context, typed, visitor);
  return keepSession(page.response.headers, session, request.headers, context.settings);
}

const MODES = { inscription: 'register', connexion: 'login' } as const;

/**
 * The mode from the address. Visitors stopped by the wall register first, unless they or this browser have signed in
 * before.
 */
function modeOf({ request, url }: Page, { settings }: Context, { reason, wall }: Partial<SignInScreen>) {
  if (settings.registration !== 'open' || !settings.localAccounts) return 'login';
  const asked = url.searchParams.get('mode');
  if (asked === 'inscription' || asked === 'connexion') return MODES[asked];
  const isNew = wall && !reason && readDeviceCookie(request.headers, settings) === null;
  return isNew ? 'register' : 'login';
}

/**
 * The sign-in and registration page without script, for the page's frontmatter: what to show.
 * Success sets the cookie; failures keep the username, never the password.
 */
export async function signInFromForm(page: Page): Promise<SignInScreen> {
  const { request, url } = page;
  const context = await getContext();
  const { passwordMin, registration } = context.settings;
  const ways = readWays(context.settings, url.searchParams);
  const reason = SIGN_IN_REASONS.find((known) => known === url.searchParams.get(SIGN_IN_REASON));
  if (request.method !== 'POST') {
    const suite = safeSuite(url.searchParams.get('suite')) ?? '/';
    const wall = page.locals.actor ? undefined : await readWall(context, suite);
    const error = wordsOfFault(context.settings, url.searchParams);
    const mode = error ? 'login' : modeOf(page, context, { reason, wall });
    return { mode, reason, suite, passwordMin, registration, ways, wall, ...(error && { error }) };
  }
  const text = await readForm(request);
  const screen: SignInScreen = {
    mode: text('mode') === 'register' ? 'register' : 'login',
    reason,
    suite: safeSuite(text('suite')) ?? '/',
    passwordMin,
    registration,
    ways,
    username: text('username'),
  };
  try {
    return { ...screen, session: await submit(context, page, screen, text('password')) };
  } catch (error) {
    if (error instanceof SecondStepNeeded) {
      setSecondStepCookie(page.response.headers, error.secret, request.headers, context.settings);
      return { ...screen, next: secondStepPath(screen.suite) };
    }
    const code = errorCodeOf(error);
    if (code === 'internal' || code === 'unavailable' || code === 'disk_full') throw error;
    page.response.status = code === 'too_many_attempts' ? 429 : 422;
    const wall = await readWall(context, screen.suite);
    const mode = registration !== 'open' ? 'login' : screen.mode;
    return { ...screen, mode, wall, error: messageOf(error, context.settings), field: fieldAtFault(code) };
  }
}
