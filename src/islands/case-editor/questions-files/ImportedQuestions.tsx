import { useId } from 'react';
import type { ImportedQuestion, ImportPlan } from '#lib/questions/exchange/import-questions.ts';
import { questionImportMessages as m } from '#lib/questions/exchange-texts.ts';
import { faultText } from '#lib/questions/fault-texts.ts';
import { faultsOf } from '#lib/questions/faults.ts';
import { formatNames, questionOutlineMessages } from '#lib/questions/outline-texts.ts';

/** Maximum number of left-out questions that are listed by name. */
const SHOWN = 40;

type Taken = Exclude<ImportedQuestion, { became: 'nothing' }>;
type Untaken = Extract<ImportedQuestion, { became: 'nothing' }>;

const isTaken = (each: ImportedQuestion): each is Taken => each.became !== 'nothing';
const isUntaken = (each: ImportedQuestion): each is Untaken => each.became === 'nothing';

/** A question as it will be imported: its format, its words, what it lacks, and what is lost from the file. */
function Line({ taken: { question, notes, became } }: { taken: Taken }) {
  const faults = faultsOf(question, null);
  return (
    <li>
      <p className="imported-question">
        <span className="question-format">{formatNames[question.format]}</span>{' '}
        {question.text || questionOutlineMessages.untitled}
        {became === 'updated' && <span className="hint"> ({m.updated})</span>}
      </p>
      {faults.length + notes.length > 0 && (
        <ul className="imported-notes">
          {faults.map((fault) => (
            <li key={fault} className="is-fault">
              {faultText(fault, question)}
            </li>
          ))}
          {notes.map((note) => (
            <li key={`${note.code} ${note.detail}`}>{m.note(note)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface ImportedQuestionsProps {
  plan: ImportPlan;
  categories: readonly string[];
}

/** How a file was understood, question by question, and what is left out, before the case is changed. */
export function ImportedQuestions({ plan: { imported }, categories }: ImportedQuestionsProps) {
  const id = useId();
  const taken = imported.filter(isTaken);
  const untaken = imported.filter(isUntaken);
  const updated = taken.filter(({ became }) => became === 'updated').length;
  return (
    <section className="imported-questions" aria-labelledby={id}>
      <h3 id={id}>{m.understood}</h3>
      <p role="status">
        {taken.length === 0 ? m.nothingTaken : m.figures(taken.length - updated, updated, untaken.length)}
      </p>
      {taken.length > 0 && (
        <>
          <ol>
            {taken.map((each) => (
              <Line key={each.question.id} taken={each} />
            ))}
          </ol>
          <p className="hint">{m.marks}</p>
        </>
      )}
      {untaken.length + categories.length > 0 && (
        <>
          <h3>{m.untaken}</h3>
          <ul>
            {untaken.slice(0, SHOWN).map(({ name, why, type }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two may read alike
              <li key={at}>{m.untakenOne(name, why, type)}</li>
            ))}
            {untaken.length > SHOWN && <li>{m.more(untaken.length - SHOWN)}</li>}
            {categories.length > 0 && <li>{m.categories(categories)}</li>}
          </ul>
        </>
      )}
    </section>
  );
}
