import { Socket } from 'node:net';
import { offsetOf, sendBytes, startUpload } from '../api/tus.ts';
import type { Answer, Caller } from './caller.ts';

/** Lets what was sent arrive before the connection breaks (ms). */
const ARRIVAL = 15;

/** Sends a PATCH whose connection breaks after `sent` of its bytes. */
export function cutPatch(
  origin: string,
  { token }: { token: string },
  path: string,
  bytes: Uint8Array,
  sent: number,
): Promise<void> {
  const { hostname, port } = new URL(origin);
  const socket = new Socket();
  const head = [
    `PATCH ${path} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Authorization: Bearer ${token}`,
    'Tus-Resumable: 1.0.0',
    'Upload-Offset: 0',
    'Content-Type: application/offset+octet-stream',
    `Content-Length: ${bytes.length}`,
    '\r\n',
  ].join('\r\n');
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.connect(Number(port), hostname, () => {
      socket.write(head);
      socket.write(bytes.subarray(0, sent), () => setTimeout(() => socket.destroy(), ARRIVAL));
    });
  });
}

/**
 * Uploads a file as often as told, each time cut at another offset, then goes on where the server says that it
 * stands. Announced with its SHA-256: the server refuses any other bytes.
 * @returns what each upload became
 */
export async function uploadWithCuts(
  caller: Caller & { origin: string },
  person: { token: string },
  bytes: Uint8Array,
  cuts: number,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let cut = 0; cut < cuts; cut += 1) {
    const { path } = await startUpload(caller, person, bytes);
    await cutPatch(caller.origin, person, path, bytes, Math.floor((cut * bytes.length) / cuts));
    let offset = await offsetOf(caller, person, path);
    while (offset < bytes.length) {
      const sent = await sendBytes(caller, person, path, offset, bytes.subarray(offset));
      if (sent.status === 204) offset = Number(sent.headers.get('upload-offset'));
      else offset = await offsetOf(caller, person, path);
    }
    answers.push(await caller.send('POST', `${path}/image`, { token: person.token }));
  }
  return answers;
}
