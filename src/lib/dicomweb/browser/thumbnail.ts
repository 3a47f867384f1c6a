import { renderedPath, thumbnailPath } from '../query.ts';
import type { FoundSeries } from '../read-answers.ts';
import { SourceFailure } from '../source-failure.ts';
import { findInstance } from './find.ts';
import { fetchFromSource, readBody, type SourceSession } from './source-session.ts';

/**
 * The only media type requested, since Orthanc refuses a list. Other types in a response are displayed as well, if they
 * cannot contain scripts.
 */
const PICTURES = 'image/jpeg';
const PICTURE = /^image\/(jpeg|png|gif)\b/;
const PICTURE_MAX = 4 * 2 ** 20;

/** Modalities whose objects contain no picture (PS3.3, C.7.3.1.1.1). */
const WITHOUT_PICTURE = new Set(
  'SR KO PR DOC AU ECG EPS HD REG FID RTSTRUCT RTPLAN RTRECORD PLAN STAIN TEXTUREMAP VF AR KER LEN'.split(
    ' ',
  ),
);

/** After this many series without a picture, and none with one, the PACS is not asked for pictures again. */
const UNDRAWN_MAX = 3;

type Way = 'thumbnail' | 'rendered';

/** The kinds of request that the PACS has not refused yet. */
const waysOf = ({ thumbnails }: SourceSession): readonly Way[] =>
  thumbnails === 'none' ? [] : thumbnails ? [thumbnails] : ['thumbnail', 'rendered'];

async function picture(session: SourceSession, path: string, signal: AbortSignal): Promise<Blob | undefined> {
  const answer = await fetchFromSource(session, path, { accept: PICTURES, signal, notFound: 'missing' });
  const type = answer.headers.get('Content-Type') ?? '';
  if (PICTURE.test(type)) {
    const bytes = await readBody(answer, { most: PICTURE_MAX, signal });
    return new Blob([bytes], { type: PICTURE.exec(type)?.[0] ?? '' });
  }
  await answer.body?.cancel();
  return undefined;
}

async function shown(
  session: SourceSession,
  study: string,
  { uid, images = 1 }: FoundSeries,
  way: Way,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  if (way === 'thumbnail') return picture(session, thumbnailPath(study, uid), signal);
  const middle = Math.max(0, Math.floor((images - 1) / 2));
  const instance = await findInstance(session, study, uid, middle, signal);
  return instance === undefined ? undefined : picture(session, renderedPath(study, uid, instance), signal);
}

/** A small picture of a series if the PACS provides one; undefined otherwise, for whatever reason. */
export async function thumbnailOf(
  session: SourceSession,
  study: string,
  series: FoundSeries,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  if (WITHOUT_PICTURE.has(series.modality)) return undefined;
  for (const way of waysOf(session)) {
    try {
      const found = await shown(session, study, series, way, signal);
      if (found) {
        session.thumbnails = way;
        return found;
      }
    } catch (error) {
      if (!(error instanceof SourceFailure)) return undefined;
    }
  }
  session.undrawn += 1;
  if (session.undrawn >= UNDRAWN_MAX) session.thumbnails ??= 'none';
  return undefined;
}
