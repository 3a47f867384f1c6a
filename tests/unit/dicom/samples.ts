import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../architecture/sources.ts';

/** The real files of `shared/data/dicom`, beside the repository or one of the folders above it. */
export interface Sample {
  file: string;
  /** Segmentations have pixels, and are drawn on other images. */
  kind: 'image' | 'segmentation' | 'no image' | 'image?';
  frames: number;
  photometric: string;
  figures?: { dtype: string; shape: number[]; min: number; max: number; mean: number; sha: string };
}

function findFolder(): string | undefined {
  for (let at = ROOT; dirname(at) !== at; at = dirname(at)) {
    const folder = join(at, 'shared/data/dicom');
    if (existsSync(join(folder, 'MANIFEST.md'))) return folder;
  }
  return undefined;
}

/** A plain clone has no data beside it; with `shared` beside it, its data must be there. */
function sharedIsHere(): boolean {
  for (let at = ROOT; dirname(at) !== at; at = dirname(at)) if (existsSync(join(at, 'shared'))) return true;
  return false;
}

export const FOLDER = findFolder();
if (!FOLDER && sharedIsHere()) throw new Error('shared/data/dicom is missing');

const FIGURES = /(\S+) ([\dx]+) min (-?\d+) max (-?\d+) mean (-?[\d.]+) sha256\(frame 1\) ([0-9a-f]+)/;

const SEGMENTATIONS = /\/liver_\w*1frame\.dcm$/;

/** Rows of MANIFEST.md; none in a plain clone. */
export const SAMPLES: Sample[] = FOLDER
  ? readFileSync(join(FOLDER, 'MANIFEST.md'), 'utf8')
      .split('\n')
      .filter((line) => /^\| \S+\.dcm \|/.test(line))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map((cells) => {
        const found = FIGURES.exec(cells[9] ?? '');
        const [, dtype = '', shape = '', min, max, mean, sha = ''] = found ?? [];
        return {
          file: cells[1]!,
          kind: SEGMENTATIONS.test(cells[1]!) ? 'segmentation' : (cells[2] as Sample['kind']),
          frames: Number(cells[7]) || 1,
          photometric: cells[8]!,
          ...(found && {
            figures: {
              dtype,
              sha,
              shape: shape.split('x').map(Number),
              min: Number(min),
              max: Number(max),
              mean: Number(mean),
            },
          }),
        };
      })
  : [];

export function readSample(file: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join(FOLDER!, file)));
}
