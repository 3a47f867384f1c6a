import type { APIRoute } from 'astro';
import { openApiDocument } from '#lib/contract/openapi.ts';

/** The API described from its schemas; the same for everyone. */
export const GET: APIRoute = () =>
  Response.json(openApiDocument(), { headers: { 'Cache-Control': 'public, max-age=3600' } });
