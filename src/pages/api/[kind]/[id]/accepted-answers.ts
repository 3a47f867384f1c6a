import { api } from '#lib/platform/server/http/api.ts';
import { acceptAnswerEndpoint } from '#lib/questions/endpoints/accept-answer.ts';
import { acceptAnswer } from '#lib/questions/server/accept-answer.ts';

export const POST = api(acceptAnswerEndpoint, ({ context, actor, params, body }) =>
  acceptAnswer(context, params.id, actor, body),
);
