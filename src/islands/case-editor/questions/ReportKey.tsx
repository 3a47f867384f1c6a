import { useState } from 'react';
import type { Answers } from '#lib/questionnaires/answers.ts';
import type { ReadForm } from '#lib/questions/form-schemas.ts';
import type { ReportQuestion } from '#lib/questions/questions-schema.ts';
import { reportEditorMessages as m } from '#lib/questions/report/editor-texts.ts';
import { setField, setForm, setKey } from '#lib/questions/report/report-edits.ts';
import { Loaded } from '../../form/Loaded.tsx';
import { FieldSettings } from './FieldSettings.tsx';
import { FormChoice } from './FormChoice.tsx';
import type { QuestionsDesk } from './use-questions.ts';
import './report-key.css';

interface ReportKeyProps {
  desk: QuestionsDesk;
  question: ReportQuestion;
  number: number;
}

/** Id of the field whose answer changed: everything typed into one field is one undo step. */
const changedField = (before: Answers, after: Answers) =>
  // Compared as JSON, because lists are new objects each time.
  Object.keys({ ...before, ...after }).find((id) => JSON.stringify(before[id]) !== JSON.stringify(after[id]));

const loadForm = async () => (await import('../../questions/ReportForm.tsx')).ReportForm;

/** The model report: the questionnaire as filled in by the author, and how its fields are marked. */
export function ReportKey({ desk, question, number }: ReportKeyProps) {
  const { id, form, title, key } = question;
  const [isChoosing, setChoosing] = useState(false);
  const [leftOut, setLeftOut] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const change = (update: (question: ReportQuestion) => ReportQuestion, place?: string) =>
    desk.change(id, (each) => (each.format === 'report' ? update(each) : each), place);
  const choose = (read: ReadForm) => {
    change((each) => setForm(each, read));
    setLeftOut(read.leftOut);
    setChoosing(false);
    desk.announce(m.chosen(read.title));
  };
  return (
    <>
      <p className="label">{m.form}</p>
      {form && <p className="form-title">{title}</p>}
      {(!form || isChoosing) && <FormChoice number={number} onChoose={choose} />}
      <p className="hint">{m.formHint}</p>
      {leftOut > 0 && <p className="hint">{m.leftOut(leftOut)}</p>}
      {form && (
        <>
          <p className="structure-ways">
            <button type="button" className="button small" onClick={() => setChoosing(!isChoosing)}>
              {isChoosing ? m.keepForm : m.changeForm}
            </button>
          </p>
          <p className="label">{m.key}</p>
          <p className="hint">{m.keyHint}</p>
          {hasFailed ? (
            <button type="button" className="button small" onClick={() => setFailed(false)}>
              {m.openForm}
            </button>
          ) : (
            <fieldset className="report-key" aria-label={m.keyOf(number)}>
              <Loaded
                load={loadForm}
                giveUp={() => setFailed(true)}
                waiting={<p className="hint">{m.openingForm}</p>}
                props={{
                  pages: form.pages,
                  answers: key,
                  onChange: (answers) =>
                    change((each) => setKey(each, answers), `key ${id} ${changedField(key, answers)}`),
                }}
              />
            </fieldset>
          )}
          <FieldSettings
            question={question}
            number={number}
            onChange={(field, setting, place) => change((each) => setField(each, field, setting), place)}
          />
        </>
      )}
    </>
  );
}
