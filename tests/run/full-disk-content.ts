import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { sendBytes, startUpload, upload } from '../api/tus.ts';
import type { Caller } from './caller.ts';
import { savePart } from './save-part.ts';

export const PASSWORD = 'cheval agrafe pile';

const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height), { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();

/** An account, and what its requests are signed in with. */
export async function person(caller: Caller, username: string): Promise<{ token: string; cookie: string }> {
  const credentials = { username, password: PASSWORD };
  await caller.send('POST', '/api/auth/register', { json: credentials });
  const answer = await caller.send('POST', '/api/auth/login', { json: credentials });
  return { token: answer.json.token, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** What is there before the disk is full; in each round a spare case and a spare upload are deleted. */
export async function prepare(caller: Caller, rounds: number) {
  const anna = await person(caller, 'Anna');
  const boris = await person(caller, 'Boris');
  const { token } = anna;
  const made = await caller.send('POST', '/api/cases', { token, json: { title: 'Cas public' } });
  const id: string = made.json._id;
  const image = (await upload(caller, anna, await noise(60, 40))).json;
  const folders = [{ id: 'f1', name: 'Face', description: '', images: [{ kind: 'image', ...image }] }];
  await caller.send('POST', `/api/cases/${id}/attestation`, { token, json: { images: [image.file] } });
  await savePart(caller, token, id, { folders, mainImage: null }, 1);
  const change = { revision: 1, visibility: 'public' };
  const published = await caller.send('PATCH', `/api/cases/${id}`, { token, json: change });
  if (published.status !== 200) throw new Error(published.text);
  const bytes = await noise(300, 200);
  const begun = await startUpload(caller, anna, bytes);
  await sendBytes(caller, anna, begun.path, 0, bytes.subarray(0, 1000));
  const whole = await startUpload(caller, anna, bytes);
  await sendBytes(caller, anna, whole.path, 0, bytes);
  const spareCases: string[] = [];
  const spareUploads: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const spare = await caller.send('POST', '/api/cases', { token, json: { title: 'Cas à supprimer' } });
    spareCases.push(spare.json._id);
    spareUploads.push((await startUpload(caller, anna, bytes)).path);
  }
  return {
    anna,
    boris,
    id,
    image,
    folders,
    bytes,
    begun: begun.path,
    whole: whole.path,
    spareCases,
    spareUploads,
  };
}

export type Prepared = Awaited<ReturnType<typeof prepare>>;
