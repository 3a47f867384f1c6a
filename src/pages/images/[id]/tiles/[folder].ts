import { Readable } from 'node:stream';
import { readTiles } from '#lib/images/server/read-tiles.ts';
import { isFresh } from '#lib/platform/server/http/answer.ts';
import { route } from '#lib/platform/server/http/route.ts';
import { streamed } from '#lib/platform/server/http/streamed.ts';

/** Memory in bytes that a response needs while it is sent: a tile or two. */
const HELD = 16 * 1024;

/** Small versions of a folder's images in a single response. The middleware has checked access to the item. */
export const GET = route(async ({ context, actor, request, params, url, locals }) => {
  const isRevealed = url.searchParams.get('toutes') === '1';
  const { etag, bytes } = await readTiles(context, params.id ?? '', params.folder ?? '', actor, isRevealed);
  const headers = {
    'Content-Type': 'application/octet-stream',
    // Revalidated each time, because the author may reorder the images.
    'Cache-Control': 'private, no-cache',
    ETag: etag,
    'X-Content-Type-Options': 'nosniff',
  };
  if (isFresh(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  return streamed(locals, { stream: Readable.from(bytes()), held: HELD }, headers);
});
