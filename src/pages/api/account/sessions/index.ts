import { listSessionsEndpoint } from '#lib/contract/endpoints/list-sessions.ts';
import { api } from '#lib/server/http/api.ts';
import { listSessions } from '#lib/server/usecases/accounts/sessions.ts';

export const GET = api(listSessionsEndpoint, async ({ context, actor }) => ({
  sessions: await listSessions(context, actor.id, actor.sessionId),
}));
