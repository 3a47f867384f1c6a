import { json } from '#lib/server/http/answers.ts';
import { signedInApi } from '#lib/server/http/api.ts';
import { listSessions } from '#lib/server/usecases/accounts/sessions.ts';

export const GET = signedInApi(async ({ context, actor }) =>
  json({ sessions: await listSessions(context, actor.id, actor.sessionId) }),
);
