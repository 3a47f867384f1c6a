import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { bearerOf, expect } from './fixtures.ts';

const TUS = { 'Tus-Resumable': '1.0.0' };

export interface Picture {
  width: number;
  height: number;
}

/** A picture that does not compress well, with a light ellipse on a dark ground; `colour` tints it. */
export function picture({ width, height }: Picture, colour = false): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  let state = 7;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const away = Math.hypot((x - width / 2) / (width * 0.4), (y - height / 2) / (height * 0.4));
      const grey = Math.max(10, 200 - 120 * away) + (state >>> 28);
      const at = (y * width + x) * 3;
      pixels.set([grey, colour ? grey / 2 : grey, colour ? grey / 3 : grey], at);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Sends pictures as an editor would; resolves to the server's result for each. */
export async function sendPictures<Taken extends { file: string }>(
  page: Page,
  pictures: readonly Buffer[],
): Promise<Taken[]> {
  const headers = await bearerOf(page);
  const sent: Taken[] = [];
  for (const bytes of pictures) {
    const begun = await page.request.post('/api/uploads', {
      headers: {
        ...headers,
        ...TUS,
        'Upload-Length': String(bytes.length),
        'Upload-Metadata': `sha256 ${btoa(createHash('sha256').update(bytes).digest('hex'))}`,
      },
    });
    const path = begun.headers().location ?? '';
    await page.request.patch(path, {
      headers: {
        ...headers,
        ...TUS,
        'Upload-Offset': '0',
        'Content-Type': 'application/offset+octet-stream',
      },
      data: bytes,
    });
    const taken = await page.request.post(`${path}/image`, { headers: { ...headers, ...TUS } });
    expect(taken.status(), await taken.text()).toBe(200);
    sent.push((await taken.json()) as Taken);
  }
  return sent;
}

/**
 * A draft of the person signed in, with one folder of these pictures, as the case's editor would make it, or another
 * program that asks nobody to look at them.
 */
export async function caseOf(
  page: Page,
  pictures: readonly Buffer[],
  { isAttested = true } = {},
): Promise<string> {
  const headers = await bearerOf(page);
  const post = (path: string, options: object = {}) =>
    page.request.post(path, { headers: { ...headers, ...TUS }, ...options });
  const made = await post('/api/cases', { data: { title: 'Cas d’essai' } });
  const { _id: id } = (await made.json()) as { _id: string };
  const sent = await sendPictures(page, pictures);
  const images = sent.map((image) => ({ kind: 'image', ...image }));
  const files = images.map(({ file }) => file);
  if (isAttested && files.length > 0) await post(`/api/cases/${id}/attestation`, { data: { images: files } });
  const folders = images.length === 0 ? [] : [{ id: 'a', name: 'Clichés', description: '', images }];
  const saved = await page.request.put(`/api/cases/${id}/parts/images`, {
    headers: { ...headers, 'If-Match': '"1"' },
    data: { folders, mainImage: null },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  return id;
}
