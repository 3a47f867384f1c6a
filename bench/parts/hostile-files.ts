import { fuzzDicom } from '../fuzz-dicom.ts';
import { fuzzImages } from '../fuzz-images.ts';
import { type Row, row, unmeasured } from '../report.ts';
import { percentile, seconds } from '../stats.ts';

/** 14,000 for a full proof; fewer to see quickly that all is well. */
const IMAGES = Number(process.env.IMAGES ?? 14_000);
/** Damaged copies of each DICOM file: 101 files make 12,625. */
const COPIES = Number(process.env.DICOM_COPIES ?? 125);
const P99_MS = 200;
const MEMORY_MB = 512;

async function images(): Promise<Row[]> {
  const { sent, refused, taken, faults, readings, resident, remains } = await fuzzImages(IMAGES);
  console.error([...faults, ...remains, ...readings.failures].slice(0, 30).join('\n'));
  console.error([...refused].map(([code, count]) => `${code}: ${count}`).join(', '));
  const count = [...refused.values()].reduce((sum, each) => sum + each, 0);
  const p99 = percentile(readings.times, 0.99);
  return [
    row(
      'R6',
      `${sent} malformed images and frames, bombs, impostors; 8 uploaders`,
      `${faults.length} × 5xx or unnamed, ${remains.length} stored of ${count} refused (${taken.size} files of pictures still whole)`,
      '0 × 5xx, 0 stored',
      faults.length + remains.length === 0 && sent === IMAGES,
    ),
    row(
      'R6',
      `other pages meanwhile (${readings.times.length}), p99`,
      `${p99.toFixed(0)} ms${readings.failures.length > 0 ? `, ${readings.failures.length} failed` : ''}`,
      `< ${P99_MS} ms`,
      p99 < P99_MS && readings.failures.length === 0,
    ),
    row(
      'R6',
      'memory of the server and its workers meanwhile, what they share counted once, at most',
      `${resident.toFixed(0)} MB`,
      `≤ ${MEMORY_MB} MB`,
      resident <= MEMORY_MB,
    ),
  ];
}

async function dicom(): Promise<Row> {
  const bar = '0 hung, 0 died';
  const found = await fuzzDicom(COPIES);
  if (!found) return unmeasured('R6', 'damaged DICOM files, import', bar, 'shared/data/dicom is missing');
  console.error(found.failures.join('\n'));
  console.error([...found.outcomes].map(([outcome, count]) => `${outcome}: ${count}`).join(', '));
  return {
    id: 'R6',
    what: `${found.times.length} damaged DICOM files, import`,
    baseline: '–',
    ours: `${found.failures.length} hung or died; longest ${seconds(Math.max(...found.times))}`,
    ratio: '–',
    bar,
    met: found.failures.length === 0 && found.times.length > 10_000,
  };
}

/** R6: what is not an image is refused in words, nothing of it stays, and nobody else notices. */
export async function hostile(): Promise<Row[]> {
  return [...(await images()), await dicom()];
}
