import { readPracticeSessionEndpoint } from '#lib/contract/endpoints/read-practice-session.ts';
import { api } from '#lib/server/http/api.ts';
import { readPractice } from '#lib/server/usecases/practice/sessions.ts';

export const GET = api(readPracticeSessionEndpoint, ({ context, actor, params }) =>
  readPractice(context, actor, params.session),
);
