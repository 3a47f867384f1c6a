import { signedInApi } from '#lib/server/http/api.ts';
import { exportAccount } from '#lib/server/usecases/export-account.ts';

export const GET = signedInApi(async ({ context, actor }) => {
  const { name, body } = exportAccount(context, actor);
  return new Response(body, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });
});
