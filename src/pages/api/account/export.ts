import { exportAccountEndpoint } from '#lib/archives/endpoints/export-account.ts';
import { exportAccount } from '#lib/archives/server/export-account.ts';
import { ARCHIVE_WORDS } from '#lib/archives/texts.ts';
import { recordExport } from '#lib/audit/server/record-export.ts';
import { api } from '#lib/platform/server/http/api.ts';
import { streamedArchive } from '#lib/platform/server/http/streamed-archive.ts';

export const GET = api(exportAccountEndpoint, async ({ context, actor, locals }) => {
  await recordExport(context, actor, 'account');
  return streamedArchive(locals, exportAccount(context, actor, ARCHIVE_WORDS));
});
