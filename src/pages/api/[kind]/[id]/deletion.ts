import { readItemDeletionEndpoint } from '#lib/contract/endpoints/read-item-deletion.ts';
import { api } from '#lib/server/http/api.ts';
import { previewItemDeletion } from '#lib/server/usecases/items/preview-deletion.ts';

export const GET = api(readItemDeletionEndpoint, ({ context, actor, params }) =>
  previewItemDeletion(context, actor, params.kind, params.id),
);
