import { movePracticeEndpoint } from '#lib/contract/endpoints/move-practice.ts';
import { api } from '#lib/server/http/api.ts';
import { movePractice } from '#lib/server/usecases/practice/sessions.ts';

export const POST = api(movePracticeEndpoint, ({ context, actor, params, body }) =>
  movePractice(context, actor, params.session, body),
);
