import { exportSelectionEndpoint } from '#lib/archives/endpoints/export-selection.ts';
import { exportSelection } from '#lib/archives/server/export-selection.ts';
import { ARCHIVE_WORDS } from '#lib/archives/texts.ts';
import { recordExport } from '#lib/audit/server/record-export.ts';
import { api } from '#lib/platform/server/http/api.ts';
import { streamedArchive } from '#lib/platform/server/http/streamed-archive.ts';

export const POST = api(
  exportSelectionEndpoint,
  async ({ context, actor, params: { kind }, body, locals }) => {
    const archive = await exportSelection(context, actor, { kind, ids: body.ids }, ARCHIVE_WORDS);
    await recordExport(context, actor, 'selection');
    return streamedArchive(locals, archive);
  },
);
