import type { APIContext } from 'astro';
import { AppError } from '#lib/platform/errors.ts';
import { getContext } from '#lib/platform/server/context.ts';
import { readReviewed } from '#lib/reviews/server/read-reviewed.ts';
import { LABEL_PARAMS, SCANNER_PARAM } from './paths.ts';
import type { ProtocolCode } from './protocol-code.ts';
import { SCANNER_NAME_MAX, type Scanner } from './scanners/scanner-cells.ts';
import { scannerOf } from './scanners/scanner-names.ts';
import { drawProtocolCode } from './server/draw-protocol-code.ts';

export const NOTE_MAX = 60;

/** Sizes of the code in mm, for reading from the console's keyboard, from a step away, or from the door. */
export const LABEL_SIZES = [30, 50, 80] as const;
export type LabelSize = (typeof LABEL_SIZES)[number];
const USUAL: LabelSize = 50;

export interface Label {
  id: string;
  title: string;
  isPublic: boolean;
  note: string;
  size: LabelSize;
  /** Null on a site without a configured public address. */
  code: ProtocolCode | null;
  /** The scanners that the protocol distinguishes, and the one for which the code opens it. */
  scanners: readonly Scanner[];
  scanner: Scanner | undefined;
  /** A scanner named in the address that the protocol does not have (any more). */
  unknown: string | undefined;
}

/** The label of the protocol named in the address. @throws AppError `not_found` */
export async function loadLabel({
  params,
  locals,
  url,
}: Pick<APIContext, 'params' | 'locals' | 'url'>): Promise<Label> {
  if (!params.id || !locals.actor) throw new AppError('not_found');
  const context = await getContext();
  const { detail } = await readReviewed(context, 'protocol', params.id, locals.actor, { isUncounted: true });
  const { scanners = [] } = detail.body;
  const named = url.searchParams.get(SCANNER_PARAM)?.trim() ?? '';
  const scanner = scannerOf(scanners, named);
  const asked = Number(url.searchParams.get(LABEL_PARAMS.size));
  return {
    id: detail.card._id,
    title: detail.card.title,
    isPublic: detail.card.visibility === 'public',
    note: (url.searchParams.get(LABEL_PARAMS.note) ?? '').trim().slice(0, NOTE_MAX),
    size: LABEL_SIZES.find((size) => size === asked) ?? USUAL,
    code: drawProtocolCode(context, detail.card._id, scanner?.id),
    scanners,
    scanner,
    unknown: scanner || named === '' ? undefined : named.slice(0, SCANNER_NAME_MAX),
  };
}
