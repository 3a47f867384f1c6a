import { readAccountDeletionEndpoint } from '#lib/accounts/endpoints/read-account-deletion.ts';
import { previewAccountDeletion } from '#lib/accounts/server/preview-deletion.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(readAccountDeletionEndpoint, ({ context, actor }) =>
  previewAccountDeletion(context, actor.id),
);
