import { readAnswerEndpoint } from '#lib/contract/endpoints/read-answer.ts';
import { api } from '#lib/server/http/api.ts';
import { readAnswer } from '#lib/server/usecases/items/read-answer.ts';

export const GET = api(readAnswerEndpoint, async ({ context, actor, params }) => {
  const { answer } = await readAnswer(context, params.id, actor);
  return answer;
});
