import { exportSelectionEndpoint } from '#lib/contract/endpoints/export-selection.ts';
import { ARCHIVE_WORDS } from '#lib/messages/archive.ts';
import { api } from '#lib/server/http/api.ts';
import { streamedArchive } from '#lib/server/http/streamed-archive.ts';
import { exportSelection } from '#lib/server/usecases/accounts/export-selection.ts';

export const POST = api(exportSelectionEndpoint, async ({ context, actor, params: { kind }, body, locals }) =>
  streamedArchive(locals, await exportSelection(context, actor, { kind, ids: body.ids }, ARCHIVE_WORDS)),
);
