/**
 * Measures the product beside its baselines and prints one table: `npm run bench`, or a part of it,
 * `npm run bench -- S5 S7`. A full run also writes `docs/benchmarks.md`, part by part: one that is cut off leaves what
 * it has; a partial one does with `--report`.
 */
import { execFileSync } from 'node:child_process';
import { buildIfNeeded } from '../tests/run/build.ts';
import { administration } from './parts/administration.ts';
import { administrationKills } from './parts/administration-kills.ts';
import { answering, keysOfReports } from './parts/answering.ts';
import { backup } from './parts/backup.ts';
import { dicom } from './parts/dicom.ts';
import { fillDisk } from './parts/fill-disk.ts';
import { firstView } from './parts/first-view.ts';
import { formViews } from './parts/form-views.ts';
import { frozenProcess } from './parts/frozen-process.ts';
import { fullDisk } from './parts/full-disk.ts';
import { hostile } from './parts/hostile-files.ts';
import { hostileWrites } from './parts/hostile-writes.ts';
import { largeLists } from './parts/large-lists.ts';
import { mammography } from './parts/mammography.ts';
import { oneAgainstAll } from './parts/one-against-all.ts';
import { planes } from './parts/planes.ts';
import { practice } from './parts/practice.ts';
import { protocolEditor } from './parts/protocol-editor.ts';
import { protocolPages } from './parts/protocol-pages.ts';
import { questionEditor } from './parts/question-editor.ts';
import { questionnaireEditor } from './parts/questionnaire-editor.ts';
import { reports as writtenReports } from './parts/reports.ts';
import { searches } from './parts/searches.ts';
import { sessions } from './parts/sessions.ts';
import { outages, severalProcesses } from './parts/several-processes.ts';
import { signIn } from './parts/sign-in.ts';
import { slowSeries } from './parts/slow-series.ts';
import { firstStart, start } from './parts/start.ts';
import { statistics } from './parts/statistics.ts';
import { cut, flipped } from './parts/stored-images.ts';
import { survival } from './parts/survival.ts';
import { takingIn } from './parts/taking-in.ts';
import { signedIn, signedOut } from './parts/throughput.ts';
import { unreadAnswers } from './parts/unread-answers.ts';
import { viewer } from './parts/viewer.ts';
import { viewerMemory } from './parts/viewer-memory.ts';
import { weight } from './parts/weight.ts';
import { wrongDatabase } from './parts/wrong-database.ts';
import { type Row, table, unmeasured, writeReport } from './report.ts';

const PARTS: { ids: string[]; measure: () => Promise<Row[]> }[] = [
  { ids: ['S1'], measure: firstView },
  { ids: ['S2', 'S3', 'S4'], measure: weight },
  { ids: ['S5'], measure: signedOut },
  { ids: ['S6'], measure: signedIn },
  { ids: ['S7'], measure: largeLists },
  { ids: ['S7O'], measure: searches },
  { ids: ['S8', 'S9', 'S10'], measure: viewer },
  { ids: ['S9M'], measure: viewerMemory },
  { ids: ['S9P'], measure: planes },
  { ids: ['S11'], measure: start },
  { ids: ['S12'], measure: firstStart },
  { ids: ['S13'], measure: formViews },
  { ids: ['S14'], measure: answering },
  { ids: ['H7'], measure: keysOfReports },
  { ids: ['S15'], measure: questionnaireEditor },
  { ids: ['S16'], measure: protocolEditor },
  { ids: ['S16V'], measure: slowSeries },
  { ids: ['S17'], measure: protocolPages },
  { ids: ['S18'], measure: statistics },
  { ids: ['S19'], measure: practice },
  { ids: ['S20'], measure: questionEditor },
  { ids: ['A1'], measure: administration },
  { ids: ['A2'], measure: administrationKills },
  { ids: ['I1'], measure: takingIn },
  { ids: ['I2'], measure: mammography },
  { ids: ['R1'], measure: survival },
  { ids: ['R2'], measure: fullDisk },
  { ids: ['R4'], measure: outages },
  { ids: ['R5'], measure: hostileWrites },
  { ids: ['R8'], measure: signIn },
  { ids: ['R9'], measure: sessions },
  { ids: ['R11'], measure: flipped },
  { ids: ['R12'], measure: cut },
  { ids: ['R13'], measure: backup },
  { ids: ['R21'], measure: fillDisk },
  { ids: ['R14', 'R16'], measure: dicom },
  { ids: ['R17', 'R18'], measure: writtenReports },
  { ids: ['R20'], measure: oneAgainstAll },
  { ids: ['R22'], measure: wrongDatabase },
  { ids: ['R23'], measure: severalProcesses },
  { ids: ['R24'], measure: frozenProcess },
  { ids: ['R19'], measure: unreadAnswers },
  // The longest last.
  { ids: ['R6'], measure: hostile },
];

const words = process.argv.slice(2);
const asked = words.filter((word) => word !== '--report').map((id) => id.toUpperCase());
const known = PARTS.flatMap((part) => part.ids);
const unknown = asked.filter((id) => !known.includes(id));
if (unknown.length > 0) {
  console.error(`Parts: ${known.join(', ')}; unknown: ${unknown.join(', ')}`);
  process.exit(2);
}

const reports = asked.length === 0 || words.includes('--report');
// Before the report itself changes the tree.
const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
await buildIfNeeded();
const rows: Row[] = [];
for (const { ids, measure } of PARTS) {
  if (asked.length > 0 && !ids.some((id) => asked.includes(id))) continue;
  console.error(`${ids.join(', ')} …`);
  try {
    rows.push(...(await measure()));
  } catch (error) {
    console.error(error);
    rows.push(unmeasured(ids.join(', '), 'failed, see above', '–', 'failed'));
  }
  if (reports) await writeReport(rows, commit);
}
console.log(table(rows));
