import { openApiEndpoint } from '#lib/contract/endpoints/openapi.ts';
import { openApiDocument } from '#lib/contract/openapi.ts';
import { api } from '#lib/server/http/api.ts';

/** The same for everyone. */
export const GET = api(openApiEndpoint, async ({ headers }) => {
  headers.set('Cache-Control', 'public, max-age=3600');
  return openApiDocument();
});
