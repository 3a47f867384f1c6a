import { endOtherSessionsEndpoint } from '#lib/accounts/endpoints/end-other-sessions.ts';
import { listSessionsEndpoint } from '#lib/accounts/endpoints/list-sessions.ts';
import { endOtherSessions, listSessions } from '#lib/accounts/server/sessions.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(listSessionsEndpoint, async ({ context, actor }) => ({
  sessions: await listSessions(context, actor.id, actor.sessionId),
}));

export const DELETE = api(endOtherSessionsEndpoint, ({ context, actor }) => endOtherSessions(context, actor));
