import type { Answer, Person, Site } from './site.ts';

const PROTOCOL = { 'Tus-Resumable': '1.0.0' };

/** Starts an upload and returns its path. */
export async function startUpload(
  site: Site,
  { token }: Person,
  length: number,
  metadata?: Record<string, string>,
): Promise<Answer & { path: string }> {
  const pairs = Object.entries(metadata ?? {}).map(([key, value]) => `${key} ${btoa(value)}`);
  const headers = {
    ...PROTOCOL,
    'Upload-Length': String(length),
    ...(pairs.length > 0 ? { 'Upload-Metadata': pairs.join(',') } : {}),
  };
  const answer = await site.send('POST', '/api/uploads', { token, headers });
  return { ...answer, path: answer.headers.get('location') ?? '' };
}

/** Sends bytes from an offset on. */
export function sendBytes(site: Site, { token }: Person, path: string, offset: number, bytes: Uint8Array) {
  const headers = {
    ...PROTOCOL,
    'Upload-Offset': String(offset),
    'Content-Type': 'application/offset+octet-stream',
  };
  return site.send('PATCH', path, { token, headers, body: new Uint8Array(bytes) });
}

/** How far an upload has come. */
export async function offsetOf(site: Site, { token }: Person, path: string): Promise<number> {
  const answer = await site.send('HEAD', path, { token, headers: PROTOCOL });
  if (answer.status !== 200) throw new Error(`HEAD ${path}: ${answer.status}`);
  return Number(answer.headers.get('upload-offset'));
}

export function giveUp(site: Site, { token }: Person, path: string): Promise<Answer> {
  return site.send('DELETE', path, { token, headers: PROTOCOL });
}

/** Uploads a file in one go and asks for the image that it becomes. */
export async function upload(site: Site, person: Person, bytes: Uint8Array): Promise<Answer> {
  const { path } = await startUpload(site, person, bytes.length);
  const sent = await sendBytes(site, person, path, 0, bytes);
  if (sent.status !== 204) return sent;
  return site.send('POST', `${path}/image`, { token: person.token });
}
