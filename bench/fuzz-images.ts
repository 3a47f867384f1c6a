import { checkFiles } from '#lib/maintenance/server/check-files.ts';
import { hostileFiles } from '../tests/run/hostile-files.ts';
import { type HostileOutcome, sendHostile } from '../tests/run/send-hostile.ts';
import { uploadRemains } from '../tests/run/upload-remains.ts';
import { callerOf, inFolder, member, withDemo } from './product.ts';
import { type Readings, readMeanwhile } from './read-meanwhile.ts';
import { proportionalMegabytes } from './resident.ts';

export interface ImageFuzz extends HostileOutcome {
  readings: Readings;
  /** Megabytes that the server and its workers held together, at most; what they share counted once. */
  resident: number;
  /** Parts that are stored and should not be, or should be and are not. */
  remains: string[];
}

const UPLOADERS = 8;
const READ = [
  '/public-cases',
  '/public-questionnaires',
  '/api/cases/public?limit=12',
  '/public-protocols?q=irm',
];
const READ_PAUSE = 20;
const SAMPLE_MS = 100;

async function storedKeys(folder: string): Promise<Set<string>> {
  const rows = await inFolder(folder, ({ db }) => db.selectFrom('file').select('sha256').execute());
  return new Set(rows.map(({ sha256 }) => sha256));
}

async function remainsIn(folder: string, expected: Set<string>): Promise<string[]> {
  const rows = await storedKeys(folder);
  const { missing, corrupt, unknown } = await inFolder(folder, checkFiles);
  return [
    ...[...rows].filter((key) => !expected.has(key)).map((key) => `stored: ${key}`),
    ...[...expected].filter((key) => !rows.has(key)).map((key) => `lost: ${key}`),
    ...[...missing, ...corrupt].map((key) => `damaged: ${key}`),
    ...(unknown > 0 ? [`${unknown} files that the database does not know`] : []),
    ...(await uploadRemains(folder)).map((name) => `under way: ${name}`),
  ];
}

/** Sends this many malformed images and frames to the running product while somebody reads other pages. */
export function fuzzImages(count: number): Promise<ImageFuzz> {
  return withDemo(async (product, folder) => {
    const before = await storedKeys(folder);
    const people = await Promise.all(
      Array.from({ length: UPLOADERS }, (_, index) => member(product.origin, `envoyeur${index}`)),
    );
    const outcome: HostileOutcome = { sent: 0, refused: new Map(), taken: new Set(), faults: [] };
    let resident = 0;
    const sampling = setInterval(() => {
      resident = Math.max(resident, proportionalMegabytes(product.pid));
    }, SAMPLE_MS);
    const files = hostileFiles(count);
    const where = { origin: product.origin, paths: READ, cookie: people[0]!.cookie, pause: READ_PAUSE };
    const { readings } = await readMeanwhile(where, () =>
      Promise.all(people.map((person) => sendHostile(callerOf(product), person, files, outcome))),
    );
    clearInterval(sampling);
    const remains = await remainsIn(folder, new Set([...before, ...outcome.taken]));
    return { ...outcome, readings, resident, remains };
  });
}
