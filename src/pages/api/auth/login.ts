import { signInEndpoint } from '#lib/accounts/endpoints/sign-in.ts';
import { assertLocalAccounts } from '#lib/accounts/server/local-accounts.ts';
import { signIn } from '#lib/accounts/server/sign-in.ts';
import { errorResponse } from '#lib/platform/server/http/answers.ts';
import { api } from '#lib/platform/server/http/api.ts';
import { setSecondStepCookie } from '#lib/platform/server/http/cookies.ts';
import { keepSession } from '#lib/platform/server/http/keep-session.ts';
import { SecondStepNeeded } from '#lib/second-factor/second-step-needed.ts';

export const POST = api(signInEndpoint, async ({ context, body, visitor, request, headers }) => {
  const { settings } = context;
  assertLocalAccounts(context);
  try {
    return keepSession(headers, await signIn(context, body, visitor), request.headers, settings);
  } catch (error) {
    if (!(error instanceof SecondStepNeeded)) throw error;
    const answer = errorResponse(request, error, settings);
    setSecondStepCookie(answer.headers, error.secret, request.headers, settings);
    return answer;
  }
});
