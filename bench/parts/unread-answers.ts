import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { authenticateBearer } from '#lib/accounts/server/authenticate.ts';
import { encodeFrame } from '#lib/images/frame-format.ts';
import { imagePath } from '#lib/images/image-paths.ts';
import { recordImages } from '#lib/images/server/files-queries.ts';
import { compressFrame } from '#lib/images/server/ingest/compress-frame.ts';
import { FRAME_TYPE } from '#lib/images/server/store-frame.ts';
import { storeImage } from '#lib/images/server/store-image.ts';
import { STORED_PIXELS_MAX } from '#lib/images/upload-limits.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { bodies } from '../../tests/api/bodies.ts';
import { askAndWait } from '../../tests/run/ask-and-wait.ts';
import { inFolder, type Member, member, withDemo } from '../product.ts';
import { type Readings, readMeanwhile } from '../read-meanwhile.ts';
import type { Row } from '../report.ts';
import { peakMegabytes } from '../resident.ts';
import { percentile } from '../stats.ts';

const READERS = 200;
const ENCODINGS = ['br', 'gzip', 'identity'];
/** Each person has two exports running. */
const PEOPLE = 10;
const EXPORTS = 2 * PEOPLE;
/** How long others read before the attack (ms). */
const CALM = 5_000;
/** and how long everybody leaves everything unread. */
const HELD = 15_000;
const PAGES = ['/public-cases', '/public-questionnaires', '/protocols/public', '/api/cases/public'];
const SIDE = Math.floor(Math.sqrt(STORED_PIXELS_MAX));

/** Stores the largest frame there can be, of noise, and gives everybody a case with it. */
async function storeLargest(context: Context, people: readonly Member[]): Promise<string> {
  const pixels = new Uint16Array(new Uint8Array(randomBytes(2 * SIDE * SIDE)).buffer);
  const bytes = await compressFrame(encodeFrame({ rows: SIDE, columns: SIDE, samples: 1, pixels }));
  const now = context.now();
  const frame = await context.files.put(bytes);
  const grey = { rows: 8, columns: 8, pixels: new Uint8Array(64) };
  const preview = await storeImage(context.files, grey, { thumbnails: false, now });
  const size = { width: SIDE, height: SIDE };
  const file = { sha256: frame, type: FRAME_TYPE, bytes: bytes.length, ...size, created_at: now };
  await context.db.transaction().execute((trx) => recordImages(trx, [preview, { file, variants: [] }]));
  const image = { kind: 'frame', ...preview.image, frame };
  const folders = [{ id: 'f1', name: 'Face', description: '', images: [image] }];
  const paths = await Promise.all(
    people.map(async ({ token }) => {
      const actor = await authenticateBearer(context, token);
      const draft = { title: 'Le plus grand', tags: [], body: { ...(bodies.case as object), folders } };
      const { id } = await createItem(context, actor!.id, { kind: 'case', ...draft });
      return imagePath(id, frame, 'frame.bin');
    }),
  );
  return paths[0]!;
}

/** Leaves an answer unread, once it is clear that it is one. */
async function leaveUnread(address: string, headers: Record<string, string>): Promise<Socket> {
  const socket = await askAndWait(address, headers);
  socket.on('error', () => undefined);
  const begin = String(socket.read(12));
  if (begin !== 'HTTP/1.1 200') throw new Error(`${address}: ${begin}`);
  return socket;
}

/** R19: answers that nobody reads cost others nothing, and the server no more memory than it has set aside. */
export function unreadAnswers(): Promise<Row[]> {
  return withDemo(async ({ origin, pid }, folder) => {
    const people: Member[] = [];
    for (let each = 0; each < PEOPLE; each += 1) people.push(await member(origin, `exporte ${each}`));
    const frame = await inFolder(folder, (context) => storeLargest(context, people));
    const { cookie } = people[0]!;
    const where = { origin, paths: PAGES, cookie: '', pause: 10 };
    const calm = await readMeanwhile(where, () => pause(CALM));
    const { readings } = await readMeanwhile(where, async () => {
      const frames = ENCODINGS.flatMap((encoding) =>
        Array.from({ length: READERS }, () =>
          leaveUnread(origin + frame, { Cookie: cookie, 'Accept-Encoding': encoding }),
        ),
      );
      const exports = Array.from({ length: EXPORTS }, (_, each) =>
        leaveUnread(`${origin}/api/account/export`, people[each % PEOPLE]!.headers),
      );
      const sockets = await Promise.all([...frames, ...exports]);
      await pause(HELD);
      for (const socket of sockets) socket.destroy();
    });
    return [rowOf(calm.readings, readings, peakMegabytes(pid))];
  });
}

function rowOf(calm: Readings, { times, failures }: Readings, peak: number): Row {
  const p99 = percentile(times, 0.99);
  console.error(failures.slice(0, 20).join('\n'));
  return {
    id: 'R19',
    what: `${ENCODINGS.length} × ${READERS} unread readers of the largest frame (br, gzip, none), ${EXPORTS} unread exports`,
    baseline: `p99 ${Math.round(percentile(calm.times, 0.99))} ms before`,
    ours: `${Math.round(peak)} MB resident at most; others’ p99 ${Math.round(p99)} ms, ${failures.length} failures`,
    ratio: '–',
    bar: '≤ 512 MB; p99 < 200 ms',
    met: peak <= 512 && p99 < 200 && failures.length === 0,
  };
}
