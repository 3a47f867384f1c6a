import { sendAttemptsEndpoint } from '#lib/contract/endpoints/send-attempts.ts';
import { errorMessage } from '#lib/messages/errors.ts';
import { api } from '#lib/server/http/api.ts';
import { recordAttempts } from '#lib/server/usecases/practice/record-attempts.ts';

export const POST = api(sendAttemptsEndpoint, async ({ context, actor, body }) => {
  const { accepted, refused } = await recordAttempts(context, actor, body.attempts);
  return { accepted, refused: refused.map((each) => ({ ...each, message: errorMessage(each.code) })) };
});
