import { errorMessage } from '#lib/app/error-texts.ts';
import { api } from '#lib/platform/server/http/api.ts';
import { sendAttemptsEndpoint } from '#lib/practice/endpoints/send-attempts.ts';
import { recordAttempts } from '#lib/practice/server/record-attempts.ts';

export const POST = api(sendAttemptsEndpoint, async ({ context, actor, body }) => {
  const { accepted, refused } = await recordAttempts(context, actor, body.attempts);
  return { accepted, refused: refused.map((each) => ({ ...each, message: errorMessage(each.code) })) };
});
