import { readAccountDeletionEndpoint } from '#lib/contract/endpoints/read-account-deletion.ts';
import { api } from '#lib/server/http/api.ts';
import { previewAccountDeletion } from '#lib/server/usecases/accounts/preview-deletion.ts';

export const GET = api(readAccountDeletionEndpoint, ({ context, actor }) =>
  previewAccountDeletion(context, actor.id),
);
