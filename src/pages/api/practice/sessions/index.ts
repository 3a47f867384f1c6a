import { startPracticeEndpoint } from '#lib/contract/endpoints/start-practice.ts';
import { api } from '#lib/server/http/api.ts';
import { startPractice } from '#lib/server/usecases/practice/sessions.ts';

export const POST = api(startPracticeEndpoint, ({ context, actor, body }) =>
  startPractice(context, actor, body),
);
