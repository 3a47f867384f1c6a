import { assertLocalAccounts } from '#lib/accounts/server/local-accounts.ts';
import { api } from '#lib/platform/server/http/api.ts';
import { readSecondStepCookie } from '#lib/platform/server/http/cookies.ts';
import { keepSession } from '#lib/platform/server/http/keep-session.ts';
import { finishSecondStepEndpoint } from '#lib/second-factor/endpoints/finish-second-step.ts';
import { finishSecondStep } from '#lib/second-factor/server/finish-second-step.ts';

export const POST = api(finishSecondStepEndpoint, async ({ context, body, visitor, request, headers }) => {
  assertLocalAccounts(context);
  const secret = readSecondStepCookie(request.headers, context.settings);
  const session = await finishSecondStep(context, secret, body.code, visitor);
  return keepSession(headers, session, request.headers, context.settings);
});
