import { startPracticeEndpoint } from '#lib/practice/endpoints/start-practice.ts';
import { startPractice } from '#lib/practice/server/run-sessions.ts';
import { api } from '#lib/server/http/api.ts';

export const POST = api(startPracticeEndpoint, ({ context, actor, body }) =>
  startPractice(context, actor, body),
);
