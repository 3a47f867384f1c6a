import { boundaryOf, readParts } from '../multipart.ts';
import { instancePath } from '../query.ts';
import { SourceFailure } from '../source-failure.ts';
import { fetchFromSource, readBody, type SourceSession } from './source-session.ts';

/** Media type for an object as stored, in any transfer syntax. */
const ANY_DICOM = 'multipart/related; type="application/dicom"; transfer-syntax=*';
/** Maximum size of an object in bytes. */
const OBJECT_MAX = 2 ** 30;

/**
 * The offset of « DICM », and the number of bytes in which a file's SOP Instance UID is searched (PS3.10, 7.1: in the
 * first group).
 */
const PREAMBLE = 128;
const META_MAX = 2048;

/** An object, identified by its UIDs. */
export interface InstanceIds {
  study: string;
  series: string;
  instance: string;
}

/** Whether bytes are a DICOM file with this SOP Instance UID; with another UID it would be a different image. */
function isObject(bytes: Uint8Array, instance: string): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, META_MAX));
  // Must not match the beginning of a longer UID.
  const whole = new RegExp(`(?<![\\d.])${instance.replaceAll('.', '\\.')}(?![\\d.])`);
  return start.startsWith('DICM', PREAMBLE) && whole.test(start);
}

/**
 * The stated length of a response, if it is the length of the body as read: not for compressed transfers. For other
 * origins, a browser does not reveal which it is.
 */
function statedLength({ headers, type }: Response): number | undefined {
  const stated = type === 'basic' ? headers.get('Content-Length') : null;
  return stated === null || headers.has('Content-Encoding') ? undefined : Number(stated);
}

/**
 * Fetches one object from a PACS. The URL is built from UIDs; URLs given by the PACS are not used.
 * @param onBytes called with the number of bytes received since the last call
 * @throws SourceFailure; the signal's reason when aborted
 */
export async function fetchInstance(
  session: SourceSession,
  { study, series, instance }: InstanceIds,
  signal: AbortSignal,
  onBytes: (count: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const asked = { accept: ANY_DICOM, signal, notFound: 'missing' } as const;
  const answer = await fetchFromSource(session, instancePath(study, series, instance), asked);
  const type = answer.headers.get('Content-Type') ?? '';
  if (/^\s*text\/html/i.test(type)) throw new SourceFailure('wrong_root');
  const bytes = await readBody(answer, { most: OBJECT_MAX, signal, onBytes });
  const stated = statedLength(answer);
  if (stated !== undefined && stated !== bytes.length) throw new SourceFailure('cut');
  const boundary = boundaryOf(type);
  const objects = boundary === undefined ? [bytes] : readParts(bytes, boundary);
  const [object] = objects;
  if (!object || objects.length > 1 || !isObject(object, instance)) throw new SourceFailure('malformed');
  return object;
}
