import { movePracticeEndpoint } from '#lib/practice/endpoints/move-practice.ts';
import { movePractice } from '#lib/practice/server/run-sessions.ts';
import { api } from '#lib/server/http/api.ts';

export const POST = api(movePracticeEndpoint, ({ context, actor, params, body }) =>
  movePractice(context, actor, params.session, body),
);
