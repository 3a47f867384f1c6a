import { exportAccountEndpoint } from '#lib/contract/endpoints/export-account.ts';
import { ARCHIVE_WORDS } from '#lib/messages/archive.ts';
import { api } from '#lib/server/http/api.ts';
import { streamedArchive } from '#lib/server/http/streamed-archive.ts';
import { exportAccount } from '#lib/server/usecases/accounts/export-account.ts';

export const GET = api(exportAccountEndpoint, async ({ context, actor, locals }) =>
  streamedArchive(locals, exportAccount(context, actor, ARCHIVE_WORDS)),
);
