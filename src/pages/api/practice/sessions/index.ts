import { api } from '#lib/platform/server/http/api.ts';
import { startPracticeEndpoint } from '#lib/practice/endpoints/start-practice.ts';
import { startPractice } from '#lib/practice/server/run-sessions.ts';

export const POST = api(startPracticeEndpoint, ({ context, actor, body }) =>
  startPractice(context, actor, body),
);
