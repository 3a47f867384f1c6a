import { exams } from '#lib/demo/questionnaires/all.ts';
import { editAndAnswer } from '../../tests/unit/report/hand-sequences.ts';
import { createRandom } from '../../tests/unit/report/random.ts';
import { randomQuestionnaire } from '../../tests/unit/report/random-questionnaire.ts';
import { walk } from '../../tests/unit/report/walks.ts';
import { type Row, row } from '../report.ts';

/** Fewer to see quickly that all is well. */
const WALKS = Number(process.env.WALKS ?? 1000);
const SEQUENCES = Number(process.env.SEQUENCES ?? 10_000);
const FULL_WALKS = 1000;
const FULL_SEQUENCES = 10_000;

/** R17 and R18: what random answers and hand edits do to reports. */
export async function reports(): Promise<Row[]> {
  return [walks(), sequences()];
}

function walks(): Row {
  const faults = exams.flatMap(({ title, body }, seed) =>
    walk(body, WALKS, seed).map((fault) => `${title}: ${fault}`),
  );
  console.error(faults.slice(0, 30).join('\n'));
  return row(
    'R17',
    `reports: ${exams.length} demo questionnaires × ${WALKS} random walks, answers given in another order`,
    `${faults.length} malformed, failed or dependent on the order`,
    '0',
    faults.length === 0 && WALKS >= FULL_WALKS,
  );
}

/** Half of them in demo questionnaires, half in made-up ones that contain everything a questionnaire may contain. */
function sequences(): Row {
  const faults: string[] = [];
  for (let seed = 0; seed < SEQUENCES; seed++) {
    const demo = exams[(seed / 2) % exams.length];
    const body = seed % 2 === 0 && demo ? demo.body : randomQuestionnaire(createRandom(seed));
    faults.push(...editAndAnswer(body, seed));
  }
  console.error(faults.slice(0, 30).join('\n'));
  return row(
    'R18',
    `hand edits and further answers in turn, ${SEQUENCES} random sequences`,
    `${faults.length} edited words lost or rules broken`,
    '0',
    faults.length === 0 && SEQUENCES >= FULL_SEQUENCES,
  );
}
