import { readItemDeletionEndpoint } from '#lib/items/endpoints/read-item-deletion.ts';
import { previewItemDeletion } from '#lib/items/server/preview-deletion.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(readItemDeletionEndpoint, ({ context, actor, params }) =>
  previewItemDeletion(context, actor, params.kind, params.id),
);
