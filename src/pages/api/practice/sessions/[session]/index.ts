import { api } from '#lib/platform/server/http/api.ts';
import { readPracticeSessionEndpoint } from '#lib/practice/endpoints/read-practice-session.ts';
import { readPractice } from '#lib/practice/server/run-sessions.ts';

export const GET = api(readPracticeSessionEndpoint, ({ context, actor, params }) =>
  readPractice(context, actor, params.session),
);
