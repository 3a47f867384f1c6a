import { api } from '#lib/platform/server/http/api.ts';
import { movePracticeEndpoint } from '#lib/practice/endpoints/move-practice.ts';
import { movePractice } from '#lib/practice/server/run-sessions.ts';

export const POST = api(movePracticeEndpoint, ({ context, actor, params, body }) =>
  movePractice(context, actor, params.session, body),
);
