import type { APIRoute } from 'astro';
import { securityFile } from '#lib/legal/security-file.ts';
import { getContext } from '#lib/platform/server/context.ts';

const startedAt = Date.now() - performance.now();

/** The contact for reports of vulnerabilities (RFC 9116); not found if the settings have no contact. */
export const GET: APIRoute = async ({ locals, rewrite }) => {
  const { settings, now } = await getContext();
  const file = securityFile(settings.security, locals.origin, { startedAt, now: now() });
  if (file === undefined) return rewrite('/404');
  return new Response(file, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
};
