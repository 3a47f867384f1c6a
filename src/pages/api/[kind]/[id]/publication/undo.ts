import { undoPublicationEndpoint } from '#lib/items/endpoints/undo-publication.ts';
import { undoPublication } from '#lib/items/server/undo-publication.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const POST = api(undoPublicationEndpoint, async ({ context, actor, params: { kind, id }, body }) =>
  undoPublication(context, actor, kind, id, body.revision),
);
