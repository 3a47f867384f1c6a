import { createHash } from 'node:crypto';
import type { Answer, Caller } from '../run/caller.ts';

/** The person who uploads. */
interface Bearer {
  token: string;
}

const PROTOCOL = { 'Tus-Resumable': '1.0.0' };

/** Announced where the bytes never come. */
const OF_NOTHING = '0'.repeat(64);

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Starts an upload of these bytes, or of so many that will never be complete, and returns its path. */
export async function startUpload(
  site: Caller,
  { token }: Bearer,
  announced: Uint8Array | number,
  metadata?: Record<string, string>,
): Promise<Answer & { path: string }> {
  const isKnown = typeof announced !== 'number';
  const named = metadata ?? { sha256: isKnown ? sha256(announced) : OF_NOTHING };
  const pairs = Object.entries(named).map(([key, value]) => `${key} ${btoa(value)}`);
  const headers = {
    ...PROTOCOL,
    'Upload-Length': String(isKnown ? announced.length : announced),
    ...(pairs.length > 0 ? { 'Upload-Metadata': pairs.join(',') } : {}),
  };
  const answer = await site.send('POST', '/api/uploads', { token, headers });
  return { ...answer, path: answer.headers.get('location') ?? '' };
}

/** Sends bytes from an offset on. */
export function sendBytes(site: Caller, { token }: Bearer, path: string, offset: number, bytes: Uint8Array) {
  const headers = {
    ...PROTOCOL,
    'Upload-Offset': String(offset),
    'Content-Type': 'application/offset+octet-stream',
  };
  return site.send('PATCH', path, { token, headers, body: new Uint8Array(bytes) });
}

/** The offset of an upload. */
export async function offsetOf(site: Caller, { token }: Bearer, path: string): Promise<number> {
  const answer = await site.send('HEAD', path, { token, headers: PROTOCOL });
  if (answer.status !== 200) throw new Error(`HEAD ${path}: ${answer.status}`);
  return Number(answer.headers.get('upload-offset'));
}

export function giveUp(site: Caller, { token }: Bearer, path: string): Promise<Answer> {
  return site.send('DELETE', path, { token, headers: PROTOCOL });
}

/** Uploads a file in one go and asks for the image that it becomes. */
export function upload(site: Caller, person: Bearer, bytes: Uint8Array): Promise<Answer> {
  return uploadAs(site, person, bytes, 'image');
}

/** Uploads a file in one go and asks for what it becomes; a frame wants to know how it is shown. */
export async function uploadAs(
  site: Caller,
  person: Bearer,
  bytes: Uint8Array,
  as: 'image' | 'frame',
  details?: object,
): Promise<Answer> {
  const started = await startUpload(site, person, bytes);
  if (started.status !== 201) return started;
  const sent = await sendBytes(site, person, started.path, 0, bytes);
  if (sent.status !== 204) return sent;
  const asked = as === 'frame' ? { json: details } : {};
  return site.send('POST', `${started.path}/${as}`, { token: person.token, ...asked });
}
