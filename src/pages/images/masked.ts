import { maskedFor } from '#lib/images/server/masked-for.ts';
import { KEPT_ITEMS_MAX, MASKED_OF } from '#lib/offline/kept.ts';
import { route } from '#lib/platform/server/http/route.ts';

/** Replacements of masked images for a device that stores them offline, within those items that the person may read. */
export const GET = route(async ({ context, actor, url }) => {
  const ids = (url.searchParams.get(MASKED_OF) ?? '').split(',').slice(0, KEPT_ITEMS_MAX);
  return Response.json(await maskedFor(context, actor, ids), {
    headers: { 'Cache-Control': 'private, no-store' },
  });
});
