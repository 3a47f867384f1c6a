import { exportAccountEndpoint } from '#lib/contract/endpoints/export-account.ts';
import { api } from '#lib/server/http/api.ts';
import { streamed } from '#lib/server/http/streamed.ts';
import { exportAccount } from '#lib/server/usecases/accounts/export-account.ts';

/** What an export holds of the item that is being written. */
const HELD = 1024 * 1024;

export const GET = api(exportAccountEndpoint, async ({ context, actor, locals }) => {
  const { name, stream } = exportAccount(context, actor);
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
  };
  return streamed(locals, { stream, held: HELD }, headers);
});
