import { errorMessage } from '#lib/messages/errors.ts';
import { sendAttemptsEndpoint } from '#lib/practice/endpoints/send-attempts.ts';
import { recordAttempts } from '#lib/practice/server/record-attempts.ts';
import { api } from '#lib/server/http/api.ts';

export const POST = api(sendAttemptsEndpoint, async ({ context, actor, body }) => {
  const { accepted, refused } = await recordAttempts(context, actor, body.attempts);
  return { accepted, refused: refused.map((each) => ({ ...each, message: errorMessage(each.code) })) };
});
