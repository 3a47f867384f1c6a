import { boundaryOf, readParts } from '../multipart.ts';
import { instancePath } from '../query.ts';
import { SourceFailure } from '../source-failure.ts';
import { ask, readBody, type SourceSession } from './source-session.ts';

/** As it is stored, in any transfer syntax. */
const ANY_DICOM = 'multipart/related; type="application/dicom"; transfer-syntax=*';
/** Bytes of an object, at most. */
const OBJECT_MAX = 2 ** 30;

/**
 * The offset of « DICM », and how far into a file its own identifier is searched for (PS3.10, 7.1: in the first
 * group).
 */
const PREAMBLE = 128;
const META_MAX = 2048;

/** An object by its identifiers. */
export interface InstanceIds {
  study: string;
  series: string;
  instance: string;
}

/** Whether bytes are a DICOM file with this identifier: with another one it would be an image of something else. */
function isObject(bytes: Uint8Array, instance: string): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, META_MAX));
  // Not as the beginning of a longer identifier.
  const whole = new RegExp(`(?<![\\d.])${instance.replaceAll('.', '\\.')}(?![\\d.])`);
  return start.startsWith('DICM', PREAMBLE) && whole.test(start);
}

/**
 * The length that an answer states, if it is the length of the body read: not for a compressed transfer. From another
 * origin a browser does not reveal which it is.
 */
function statedLength({ headers, type }: Response): number | undefined {
  const stated = type === 'basic' ? headers.get('Content-Length') : null;
  return stated === null || headers.has('Content-Encoding') ? undefined : Number(stated);
}

/**
 * Fetches one object from a PACS. The URL is built from its identifiers: the URLs that the PACS gives are not used.
 * @param onBytes called with how many bytes came since the last call
 * @throws SourceFailure; the signal's reason where it was aborted
 */
export async function fetchInstance(
  session: SourceSession,
  { study, series, instance }: InstanceIds,
  signal: AbortSignal,
  onBytes: (count: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const asked = { accept: ANY_DICOM, signal, notFound: 'missing' } as const;
  const answer = await ask(session, instancePath(study, series, instance), asked);
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
