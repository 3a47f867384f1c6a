import { FILL, runFillDisk } from '../../tests/run/fill-disk.ts';
import { smallDisk } from '../../tests/run/small-disk.ts';
import { type Row, unmeasured } from '../report.ts';

const WHAT = `one account against a disk of ${FILL.disk} MB with a quota of ${FILL.quota} MB: unfinished uploads, images kept, images deleted and sent again; others meanwhile`;
const BAR =
  'stopped in French each time; at most 2.5 × its quota on the disk; others sign in, read, copy, delete';

/** R21: one account cannot fill the disk. */
export async function fillDisk(): Promise<Row[]> {
  const disk = await smallDisk(FILL.disk);
  if ('unavailable' in disk) return [unmeasured('R21', WHAT, BAR, disk.unavailable)];
  try {
    const { stopped, wordless, others, taken } = await runFillDisk(disk);
    const ways = Object.values(stopped);
    const quotas = ways.filter((code) => code?.startsWith('quota'));
    const served = others.filter((status) => status < 300);
    const times = taken / (FILL.quota * 1_000_000);
    return [
      {
        id: 'R21',
        what: WHAT,
        baseline: '–',
        ours: `${quotas.length} of ${ways.length} stopped (${ways.join(', ')}), ${wordless.length} without words, ${times.toFixed(1)} × its quota on the disk, ${served.length} of ${others.length} of others served`,
        ratio: '–',
        bar: BAR,
        met:
          quotas.length === ways.length &&
          wordless.length === 0 &&
          times <= 2.5 &&
          served.length === others.length,
      },
    ];
  } finally {
    await disk.remove();
  }
}
