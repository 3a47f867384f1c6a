import { readAnswerEndpoint } from '#lib/contract/endpoints/read-answer.ts';
import { api } from '#lib/server/http/api.ts';
import { askedToKeep } from '#lib/server/http/asked-ahead.ts';
import { readAnswer } from '#lib/server/usecases/items/read-answer.ts';

export const GET = api(readAnswerEndpoint, async ({ context, actor, params, request }) => {
  const { answer } = await readAnswer(context, params.id, actor, askedToKeep(request.headers));
  return answer;
});
