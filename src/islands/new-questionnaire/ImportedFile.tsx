import { choicesOf } from '#lib/questionnaires/answers.ts';
import type { ImportedQuestionnaire, NoteGroup } from '#lib/questionnaires/exchange/imported.ts';
import { formulasOf } from '#lib/questionnaires/formulas/dependencies.ts';
import { importMessages as m } from '#lib/questionnaires/import-texts.ts';
import { type Page, walkQuestions } from '#lib/questionnaires/tree.ts';

/** Maximum number of places listed at first for each kind of note. */
const PLACES_SHOWN = 40;

function figuresOf({ body }: ImportedQuestionnaire) {
  const questions = Array.from(walkQuestions(body.pages), ({ question }) => question);
  const formulas = questions.flatMap(formulasOf);
  return {
    questions: questions.length,
    options: questions.reduce((sum, question) => sum + choicesOf(question).length, 0),
    conditions: formulas.filter(({ field }) => field === 'condition').length,
    calculations: questions.filter(({ type }) => type === 'formula').length,
    fiches: body.fiches?.length ?? 0,
  };
}

function PageOutline({ page }: { page: Page }) {
  const questions = Array.from(walkQuestions([page]));
  return (
    <details>
      <summary>{m.pageOf(page.name, questions.length)}</summary>
      <ul>
        {questions.map(({ question, depth }) => (
          <li key={question.id} className={depth > 1 ? 'is-below' : undefined}>
            {question.text}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Notes({ title, groups }: { title: string; groups: readonly NoteGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      {groups.map(({ code, count, places }) => (
        <details key={code}>
          <summary>{m.note(code, count)}</summary>
          <ul>
            {places.slice(0, PLACES_SHOWN).map(({ item, detail }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two places may read alike
              <li key={at}>{m.place(item, detail)}</li>
            ))}
            {count > PLACES_SHOWN && <li>{m.more(count - PLACES_SHOWN)}</li>}
          </ul>
        </details>
      ))}
    </section>
  );
}

/** How a file was understood, what changes and what is left out, before a questionnaire is made from it. */
export function ImportedFile({ imported }: { imported: ImportedQuestionnaire }) {
  const { body, notes } = imported;
  const lost = notes.filter(({ code }) => !m.isChanged(code));
  return (
    <div className="imported">
      <section>
        <h2>{m.understood}</h2>
        <p>{m.figures(figuresOf(imported))}</p>
        {body.pages.map((page) => (
          <PageOutline key={page.id} page={page} />
        ))}
      </section>
      <Notes title={m.changed} groups={notes.filter(({ code }) => m.isChanged(code))} />
      <Notes title={m.lost} groups={lost} />
      {lost.length === 0 && <p>{m.nothingLost}</p>}
    </div>
  );
}
