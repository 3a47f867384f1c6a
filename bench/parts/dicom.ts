import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Row, row, unmeasured } from '../report.ts';

/** The names of the tests of one file each. */
const DECODED = /decodes to the very values of the manifest$/;
const PLANTED = /: nobody$/;

interface Report {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

interface Ran {
  tests: { fullName: string; status: string }[];
  said: string;
}

/** Runs a file of the unit tests; what each test came to, and what was written. */
async function run(file: string): Promise<Ran> {
  const folder = await mkdtemp(join(tmpdir(), 'negatoscope-dicom-'));
  const report = join(folder, 'report.json');
  try {
    const args = ['run', file, '--reporter=json', `--outputFile=${report}`, '--disable-console-intercept'];
    const { stdout } = spawnSync('npx', ['vitest', ...args], { encoding: 'utf8' });
    const { testResults } = JSON.parse(await readFile(report, 'utf8')) as Report;
    return { tests: testResults.flatMap(({ assertionResults }) => assertionResults), said: stdout };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The tests whose name contains these words: how many there are, and how many passed. */
function counted({ tests }: Ran, words: RegExp): { all: number; right: number } {
  const meant = tests.filter(({ fullName, status }) => words.test(fullName) && status !== 'skipped');
  return { all: meant.length, right: meant.filter(({ status }) => status === 'passed').length };
}

const SEARCHED = /0 leaks of (\d+) planted places; (\d+) answers and (\d+) files searched/;

/** R14 for photographs, from the upload on: what is kept and served of people planted beside the pixels. */
async function photographs(): Promise<Row> {
  const { tests, said } = await run('tests/api/photograph-leaks.test.ts');
  const [, places = 0, answers = 0, files = 0] = (SEARCHED.exec(said) ?? []).map(Number);
  const clean = tests.length > 0 && tests.every(({ status }) => status === 'passed') && places > 0;
  return row(
    'R14',
    `photographs uploaded with somebody in EXIF, IPTC, XMP, ICC, thumbnails, texts and the file’s name; ${answers} answers and ${files} stored files searched, leaks`,
    clean ? `0 of ${places}` : 'leaks',
    'none',
    clean,
  );
}

/** R14 and R16 on the real files available: what is sent of planted names, and which files are shown right. */
export async function dicom(): Promise<Row[]> {
  const decoded = counted(await run('tests/unit/dicom/manifest.test.ts'), DECODED);
  const ran = await run('tests/unit/dicom/de-identification.test.ts');
  const planted = counted(ran, PLANTED);
  const places = Number(/0 leaks of (\d+) planted places/.exec(ran.said)?.[1] ?? Number.NaN);
  if (decoded.all === 0 || planted.all === 0)
    return [unmeasured('R14, R16', 'DICOM', '–', 'no real files here'), await photographs()];
  const clean = planted.right === planted.all && places > 0;
  return [
    {
      id: 'R14',
      what: `de-identification: identities planted in ${planted.all} real files, leaks`,
      baseline: '–',
      ours: clean ? `0 of ${places}` : `${planted.all - planted.right} files leak`,
      ratio: '–',
      bar: '0 of 1000',
      met: clean && places >= 1000,
    },
    await photographs(),
    {
      id: 'R16',
      what: 'DICOM import: image files of the manifest whose pixels are right',
      baseline: '–',
      ours: `${decoded.right} of ${decoded.all}`,
      ratio: '–',
      bar: 'all',
      met: decoded.right === decoded.all,
    },
  ];
}
