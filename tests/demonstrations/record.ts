/**
 * Records the demonstrations that `/demonstrations` shows, from the built product: `npm run demonstrations`. Wants
 * Chromium and ffmpeg with libvpx; what it writes is committed, so that nobody else needs them.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright/test';
import sharp from 'sharp';
import { type DemonstrationName, demonstrations } from '#lib/layout/demonstrations-texts.ts';
import { buildIfNeeded } from '../run/build.ts';
import { findChromium, GL_FLAGS } from '../run/chromium.ts';
import { startProduct } from '../run/product.ts';
import { seededFolder } from '../run/seeded.ts';
import { type Caption, Recorder } from './recorder.ts';
import { SCENES } from './scenes.ts';

const FOLDER = fileURLToPath(new URL('../../public/demonstrations/', import.meta.url));
const RECORDED = fileURLToPath(new URL('../../src/lib/layout/demonstrations.json', import.meta.url));
const SIZE = { width: 1280, height: 800 };
const POSTER_WIDTH = 640;
/** Width of the still picture that is shown where lists end: it stays within the weight of an image there. */
const EMBED_WIDTH = 560;

const names = Object.keys(demonstrations) as DemonstrationName[];
const recorded: Record<string, { seconds: number; bytes: number }> = {};

await buildIfNeeded();
await mkdir(FOLDER, { recursive: true });
const data = await seededFolder();
const product = await startProduct({ DATA_DIR: data, SEED: 'demo', TRUST_PROXY: '1' });
const browser = await chromium.launch({ args: GL_FLAGS, executablePath: findChromium()! });
try {
  for (const name of names) recorded[name] = await record(name);
  await writeFile(RECORDED, `${JSON.stringify(recorded, null, 2)}\n`);
} finally {
  await browser.close();
  await product.stop();
  await rm(data, { recursive: true, force: true });
}

async function record(name: DemonstrationName): Promise<{ seconds: number; bytes: number }> {
  const pictures = await mkdtemp(join(tmpdir(), 'demonstration-'));
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: SIZE,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
  });
  const page = await context.newPage();
  const recorder = new Recorder(page, pictures, demonstrations[name].captions);
  await SCENES[name](page, recorder);
  await recorder.end();
  await context.close();
  const film = join(FOLDER, `${name}.webm`);
  await encode(recorder, pictures, film);
  await writeFile(join(FOLDER, `${name}.vtt`), captionsFile(recorder.captions));
  await poster(recorder.frames[Math.floor(recorder.frames.length * 0.6)]!.file, name);
  await rm(pictures, { recursive: true, force: true });
  return { seconds: Math.round(recorder.length / 1000), bytes: (await stat(film)).size };
}

/** VP9 in WebM; the last picture is named twice, since ffmpeg forgets how long it stays. */
async function encode({ frames }: Recorder, folder: string, film: string): Promise<void> {
  const list = join(folder, 'frames.txt');
  const lines = frames.flatMap(({ file, milliseconds }) => [
    `file '${file}'`,
    `duration ${milliseconds / 1000}`,
  ]);
  await writeFile(list, [...lines, `file '${frames.at(-1)!.file}'`, ''].join('\n'));
  const input = ['-v', 'error', '-y', '-f', 'concat', '-safe', '0', '-i', list];
  const output = ['-r', '12.5', '-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-g', '125', '-row-mt', '1'];
  const { status } = spawnSync('ffmpeg', [...input, ...output, '-pix_fmt', 'yuv420p', '-an', film], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('ffmpeg failed');
}

async function poster(picture: string, name: string): Promise<void> {
  await sharp(picture)
    .resize(POSTER_WIDTH)
    .webp({ quality: 70 })
    .toFile(join(FOLDER, `${name}.webp`));
  await sharp(picture)
    .resize(EMBED_WIDTH)
    .avif({ quality: 47, effort: 6, chromaSubsampling: '4:2:0' })
    .toFile(join(FOLDER, `${name}.avif`));
}

function time(milliseconds: number): string {
  return new Date(Math.round(milliseconds)).toISOString().slice(11, 23);
}

/** WebVTT §4. */
function captionsFile(captions: readonly Caption[]): string {
  const cues = captions.map(({ from, to, text }) => `${time(from)} --> ${time(to)} line:-2\n${text}\n`);
  return ['WEBVTT\n', ...cues].join('\n');
}
