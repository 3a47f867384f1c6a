import { openRecompressed, openStored } from '#lib/images/server/open-image.ts';
import { findImage } from '#lib/images/server/read-image.ts';
import { isFresh } from '#lib/platform/server/http/answer.ts';
import { chooseEncoding } from '#lib/platform/server/http/encoding.ts';
import { route } from '#lib/platform/server/http/route.ts';
import { streamedFile } from '#lib/platform/server/http/streamed.ts';

/**
 * The bytes at a URL never change, but access to them does: browsers and CDNs cache a public image for a day at
 * most (not for ever, so that unpublishing takes effect); a private one is revalidated each time, cheaply by its
 * ETag, so that nobody sees it after signing out. An image that replaces a thumbnail still being made is cached for
 * seconds.
 */
const CACHE = { public: 'public, max-age=86400', private: 'private, no-cache' } as const;
const PASSING = { public: 'public, max-age=5', private: CACHE.private } as const;

/** An item's image. The middleware has checked access to the item, and stored the item in `locals.item`. */
export const GET = route(async ({ context, actor, request, params, visitor, locals }) => {
  const { id = '', file = '' } = params;
  const { key, type, frame, passing, isOwnersOnly, isByLink } = await findImage(context, id, file, actor);
  const encoding = frame ? chooseEncoding(request.headers.get('accept-encoding') ?? undefined) : 'identity';
  const isEverybodys = locals.item?.visibility === 'public' && !isOwnersOnly && !locals.membersOnly;
  const visibility = isEverybodys ? 'public' : 'private';
  const etag = encoding === 'identity' ? `"${key}"` : `"${key}-${encoding}"`;
  const headers = {
    'Content-Type': type,
    'Cache-Control': isByLink ? CACHE.private : (passing ? PASSING : CACHE)[visibility],
    ETag: etag,
    'X-Content-Type-Options': 'nosniff',
    ...(frame && { Vary: 'Accept-Encoding' }),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  };
  // Checked before the file is opened: a client that already has it causes no read.
  if (isFresh(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  const person = locals.actor?.id ?? visitor.address;
  const opened =
    frame && encoding !== 'br'
      ? await openRecompressed(context, key, encoding, person)
      : await openStored(context, key);
  return streamedFile(locals, opened, headers);
});
