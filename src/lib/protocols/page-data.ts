import type { APIContext } from 'astro';
import type { BodyOfKind } from '#lib/items/kinds/bodies.ts';
import { PARAMS } from '#lib/platform/endpoints/endpoint-params.ts';
import { AppError } from '#lib/platform/errors.ts';
import { getContext } from '#lib/platform/server/context.ts';
import { isOfflineCopyRequest } from '#lib/platform/server/http/prefetch-request.ts';
import { type ReviewedItem, readReviewed } from '#lib/reviews/server/read-reviewed.ts';
import { SCANNER_PARAM } from './paths.ts';
import type { ProtocolCode } from './protocol-code.ts';
import { SCANNER_NAME_MAX, type Scanner } from './scanners/scanner-cells.ts';
import { scannerOf } from './scanners/scanner-names.ts';
import { drawProtocolCode } from './server/draw-protocol-code.ts';

/**
 * The protocol in a reading page's address: the last validated version, an earlier one with `?version=2`, or with
 * `?brouillon` the draft of the next version, for its owner; `?appareil=` names the scanner whose values are shown.
 * @throws AppError `not_found`, which the middleware answers with the 404 page
 */
export async function loadProtocol({
  params,
  locals,
  url,
  request,
}: Pick<APIContext, 'params' | 'locals' | 'url' | 'request'>): Promise<
  ReviewedItem<BodyOfKind['protocol']> & {
    code: ProtocolCode | null;
    /** The scanner in the address, if the protocol has it. */
    scanner: Scanner | undefined;
    /** A scanner named in the address that the protocol does not have. */
    unknownScanner: string | undefined;
  }
> {
  if (!params.id || !locals.actor) throw new AppError('not_found');
  const { searchParams } = url;
  const draft = searchParams.has('brouillon');
  const version = PARAMS.version.safeParse(searchParams.get('version'));
  // An invalid version number must not silently show another version.
  if (searchParams.has('version') && !version.success) throw new AppError('not_found');
  const context = await getContext();
  const asked = { draft, version: version.data, isUncounted: isOfflineCopyRequest(request.headers) };
  const item = await readReviewed(context, 'protocol', params.id, locals.actor, asked);
  const named = searchParams.get(SCANNER_PARAM)?.trim().slice(0, SCANNER_NAME_MAX) || undefined;
  const scanner = named === undefined ? undefined : scannerOf(item.detail.body.scanners, named);
  return {
    ...item,
    code: drawProtocolCode(context, params.id, scanner?.id),
    scanner,
    unknownScanner: scanner ? undefined : named,
  };
}
