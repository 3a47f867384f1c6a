import { readAnswerEndpoint } from '#lib/cases/endpoints/read-answer.ts';
import { readAnswer } from '#lib/cases/server/read-answer.ts';
import { api } from '#lib/platform/server/http/api.ts';
import { isOfflineCopyRequest } from '#lib/platform/server/http/prefetch-request.ts';

export const GET = api(readAnswerEndpoint, async ({ context, actor, params, request }) => {
  const { answer } = await readAnswer(context, params.id, actor, isOfflineCopyRequest(request.headers));
  return answer;
});
