import { exportSelectionEndpoint } from '#lib/archives/endpoints/export-selection.ts';
import { exportSelection } from '#lib/archives/server/export-selection.ts';
import { ARCHIVE_WORDS } from '#lib/archives/texts.ts';
import { api } from '#lib/platform/server/http/api.ts';
import { streamedArchive } from '#lib/platform/server/http/streamed-archive.ts';

export const POST = api(exportSelectionEndpoint, async ({ context, actor, params: { kind }, body, locals }) =>
  streamedArchive(locals, await exportSelection(context, actor, { kind, ids: body.ids }, ARCHIVE_WORDS)),
);
