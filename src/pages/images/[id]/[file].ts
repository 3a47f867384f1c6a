import type { APIRoute } from 'astro';
import { api } from '#lib/server/http/api.ts';
import { chooseEncoding } from '#lib/server/http/encoding.ts';
import { findImage, readFile } from '#lib/server/usecases/read-image.ts';
import { recompressFrame } from '#lib/server/usecases/store-frame.ts';

/**
 * Bytes under an address never change, but who may see them does: browsers and CDNs hold a public image for a
 * day at most (not for ever, so that unpublishing takes effect), and a private one for ten minutes in the
 * reader's own browser. What stands in for a thumbnail that is being made is held for seconds.
 */
const CACHE = { public: 'public, max-age=86400', private: 'private, max-age=600' } as const;
const PASSING = { public: 'public, max-age=5', private: 'private, max-age=5' } as const;

/** An item's image. The middleware has decided that the item may be seen and left it in `locals.item`. */
export const GET: APIRoute = (route) =>
  api(async ({ context, request, params }) => {
    const { key, type, frame, passing } = await findImage(context, params.id ?? '', params.file ?? '');
    const encoding = frame ? chooseEncoding(request.headers.get('accept-encoding') ?? undefined) : 'identity';
    const visibility = route.locals.item?.visibility === 'public' ? 'public' : 'private';
    const etag = encoding === 'identity' ? `"${key}"` : `"${key}-${encoding}"`;
    const headers = {
      'Content-Type': type,
      'Cache-Control': (passing ? PASSING : CACHE)[visibility],
      ETag: etag,
      'X-Content-Type-Options': 'nosniff',
      ...(frame && { Vary: 'Accept-Encoding' }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    };
    const known = request.headers.get('if-none-match');
    if (known?.includes(etag)) return new Response(null, { status: 304, headers });
    const stored = await readFile(context, key);
    const bytes = frame && encoding !== 'br' ? await recompressFrame(stored, encoding) : stored;
    return new Response(new Uint8Array(bytes), { headers });
  })(route);
