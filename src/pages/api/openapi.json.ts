import { openApiDocument } from '#lib/app/openapi.ts';
import { openApiEndpoint } from '#lib/platform/endpoints/openapi.ts';
import { api } from '#lib/platform/server/http/api.ts';

/** The OpenAPI description, which is the same for everyone. */
export const GET = api(openApiEndpoint, async ({ headers }) => {
  headers.set('Cache-Control', 'public, max-age=3600');
  return openApiDocument();
});
