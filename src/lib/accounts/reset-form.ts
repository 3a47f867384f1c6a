import type { AstroGlobal } from 'astro';
import { AppError } from '#lib/platform/errors.ts';
import { errorCodeOf } from '#lib/platform/server/base/error-code.ts';
import { validateInput } from '#lib/platform/server/base/json.ts';
import { getContext } from '#lib/platform/server/context.ts';
import { messageOf } from '#lib/platform/server/http/answers.ts';
import { setDeviceCookie } from '#lib/platform/server/http/cookies.ts';
import { readForm } from '#lib/platform/server/http/read-form.ts';
import { visitorOf } from '#lib/platform/server/http/visitor.ts';
import { fieldAtFault } from './field-at-fault.ts';
import type { ResetScreen } from './reset-screen.ts';
import { resetPayload } from './schemas.ts';
import { resetLinkOwner, resetPassword } from './server/reset-password.ts';

type Page = Pick<AstroGlobal, 'request' | 'url' | 'clientAddress' | 'response'>;

/**
 * The page that sets a new password, by an administrator's link (`?jeton=`) or by a recovery code. A plain form: a
 * person who cannot sign in must not depend on a script.
 */
export async function resetFromForm(page: Page): Promise<ResetScreen> {
  const { request, url } = page;
  const context = await getContext();
  const { settings } = context;
  const text = await readForm(request);
  const token = url.searchParams.get('jeton') ?? '';
  const owner = token ? await resetLinkOwner(context, token) : undefined;
  const screen: ResetScreen = {
    ...(owner ? { link: { token, username: owner.username } } : {}),
    passwordMin: settings.passwordMin,
    byMail: settings.mail !== null,
    username: text('username'),
    code: text('code'),
    done: false,
  };
  const refused = (error: unknown): ResetScreen => {
    const code = errorCodeOf(error);
    page.response.status = code === 'too_many_attempts' ? 429 : 422;
    return { ...screen, error: messageOf(error, settings), field: fieldAtFault(code) };
  };
  if (token && !owner) return refused(new AppError('reset_link_invalid'));
  if (request.method !== 'POST') return screen;
  try {
    const proof = owner ? { token } : { username: screen.username, code: screen.code };
    const payload = validateInput(resetPayload, { ...proof, password: text('password') });
    const visitor = visitorOf(request, page.clientAddress, settings);
    const { deviceSecret } = await resetPassword(context, payload, visitor);
    setDeviceCookie(page.response.headers, deviceSecret, request.headers, settings);
    return { ...screen, done: true };
  } catch (error) {
    if (['internal', 'unavailable', 'disk_full'].includes(errorCodeOf(error))) throw error;
    return refused(error);
  }
}
