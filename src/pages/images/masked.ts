import { maskedFor } from '#lib/images/server/masked-for.ts';
import { KEPT_ITEMS_MAX, MASKED_OF } from '#lib/offline/kept.ts';
import { route } from '#lib/platform/server/http/route.ts';

/** The replacements of masked images, for a device that keeps them: in those of these items that may be read. */
export const GET = route(async ({ context, actor, url }) => {
  const ids = (url.searchParams.get(MASKED_OF) ?? '').split(',').slice(0, KEPT_ITEMS_MAX);
  return Response.json(await maskedFor(context, actor, ids), {
    headers: { 'Cache-Control': 'private, no-store' },
  });
});
