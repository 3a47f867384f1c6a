import { runFullDisk, type Tried } from '../../tests/run/full-disk.ts';
import { smallDisk } from '../../tests/run/small-disk.ts';
import { type Row, unmeasured } from '../report.ts';

const MEGABYTES = 32;
const WHAT =
  'disk full: what grows, what is needed (sign-in, deleting), reads; as it runs, killed and stopped';
const BAR = 'what grows 507 in French; the rest works; restarts, recovers, nothing half-written';

/** R2: a disk without room refuses writes in words, lets people read, and is not an obstacle to a restart. */
export async function fullDisk(): Promise<Row[]> {
  const disk = await smallDisk(MEGABYTES);
  if ('unavailable' in disk) return [unmeasured('R2', WHAT, BAR, disk.unavailable)];
  try {
    const { writes, needed, reads, after, damage } = await runFullDisk(disk);
    const refused = writes.filter(({ status, message }) => status === 507 && /plein/.test(message ?? ''));
    const succeeded = (tried: Tried[]) => tried.filter(({ status }) => status >= 200 && status < 300);
    const [read, done, recovered] = [succeeded(reads), succeeded(needed), succeeded(after)];
    const share = (part: unknown[], whole: unknown[]) => `${part.length} of ${whole.length}`;
    console.error(damage.join('\n'));
    return [
      {
        id: 'R2',
        what: WHAT,
        baseline: '–',
        ours: `${share(refused, writes)} refused, ${share(done, needed)} done, ${share(read, reads)} read, ${share(recovered, after)} recovered, ${damage.length} damaged`,
        ratio: '–',
        bar: BAR,
        met:
          refused.length === writes.length &&
          done.length === needed.length &&
          read.length === reads.length &&
          recovered.length === after.length &&
          damage.length === 0,
      },
    ];
  } finally {
    await disk.remove();
  }
}
