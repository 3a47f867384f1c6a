import { listSessionsEndpoint } from '#lib/accounts/endpoints/list-sessions.ts';
import { listSessions } from '#lib/accounts/server/sessions.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(listSessionsEndpoint, async ({ context, actor }) => ({
  sessions: await listSessions(context, actor.id, actor.sessionId),
}));
