import { useState } from 'react';
import { clamp } from '#lib/platform/numbers.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { formulaReferences, parseFormula } from '#lib/questionnaires/formula.ts';
import { type FormulaName, formulaNames } from '#lib/questionnaires/formula-names.ts';
import { formulaText, readFormula } from '#lib/questionnaires/formula-text.ts';
import { QUESTIONNAIRE_MAX } from '#lib/questionnaires/limits.ts';
import { questionDetailsMessages as m } from '#lib/questionnaires/question-details-texts.ts';
import { explainFormula } from '#lib/questionnaires/report/formulas.ts';
import { answerValue, written } from '#lib/questionnaires/report/values.ts';
import { type Question, walkQuestions } from '#lib/questionnaires/tree.ts';
import type { QuestionnaireEditor } from '../editor.ts';
import { TextField } from './fields.tsx';
import { InsertButtons } from './InsertButtons.tsx';
import { NumberField } from './NumberField.tsx';
import { setField } from './node-edits.ts';
import { useInsert } from './use-insert.ts';

type Calculation = Extract<Question, { type: 'formula' }>;
type Numeric = Extract<Question, { type: 'number' }>;

interface FormulaFieldProps {
  editor: QuestionnaireEditor;
  body: QuestionnaireBody;
  question: Calculation;
}

const SIGNS = ['+', '−', '×', '÷', '(', ')'] as const;

/** A value that somebody could answer, for the result to be seen. */
function sampleOf({ min, max, defaultAnswer }: Numeric): number {
  if (defaultAnswer !== undefined) return defaultAnswer;
  if (min !== undefined && max !== undefined) return Math.round((min + max) * 50) / 100;
  return clamp(10, min ?? -Infinity, max ?? Infinity);
}

/** What the formula gives with values that can be tried. */
function Trial({
  body,
  question,
  names,
}: Omit<FormulaFieldProps, 'editor'> & { names: readonly FormulaName[] }) {
  const [tried, setTried] = useState<Readonly<Record<string, number | undefined>>>({});
  const formula = parseFormula(question.expression);
  if (!formula) return null;
  const read = new Set(formulaReferences(formula));
  const numbers = Array.from(walkQuestions(body.pages), ({ question: each }) => each).filter(
    (each): each is Numeric => each.type === 'number' && read.has(each.id),
  );
  const triedValue = (each: Numeric) => (each.id in tried ? tried[each.id] : sampleOf(each));
  const values = numbers.flatMap((each) => {
    const value = triedValue(each);
    return value === undefined ? [] : [[each.id, value] as const];
  });
  const outcome = explainFormula(question, Object.fromEntries(values));
  const result = 'value' in outcome ? answerValue(question, outcome.value) : null;
  return (
    <fieldset className="details-group">
      <legend className="label">{m.formulaSample}</legend>
      <div className="details-row">
        {numbers.map((each) => (
          <NumberField
            key={each.id}
            label={names.find(({ id }) => id === each.id)?.name ?? each.text}
            value={triedValue(each)}
            onChange={(value) => setTried({ ...tried, [each.id]: value })}
          />
        ))}
      </div>
      <p className="formula-value tabular" role="status">
        {'value' in outcome
          ? result && m.formulaValue(written(result, ''))
          : m.formulaOutcome[outcome.reason]}
      </p>
    </fieldset>
  );
}

/** A calculation by the names of the questions that it reads. What is none yet stays in the field, and is told. */
export function FormulaField({ editor, body, question }: FormulaFieldProps) {
  const names = formulaNames(body.pages);
  const [typed, setTyped] = useState<string>();
  const read = typed === undefined ? undefined : readFormula(typed, names);
  const isOwn = read && ('fault' in read ? typed?.trim() !== '' : read.expression === question.expression);
  const text = (isOwn ? typed : undefined) ?? formulaText(question.expression, names);
  const write = (next: string) => {
    setTyped(next);
    const given = readFormula(next, names);
    if ('expression' in given) setField(editor, question.id, 'expression', given.expression);
    else if (given.fault.code === 'empty') setField(editor, question.id, 'expression', '');
  };
  const { input, insert } = useInsert(text, write);
  const fault = isOwn && read && 'fault' in read ? m.formulaFault(read.fault) : undefined;
  const kept = fault && question.expression ? ` ${m.formulaKept}` : '';
  const insertTerm = (term: string) =>
    insert(/[\p{L}\p{N}")]$/u.test(text) && /[+−×÷]/.test(term) ? ` ${term} ` : term);
  return (
    <div className="details-group">
      <TextField
        label={m.formula}
        value={text}
        most={QUESTIONNAIRE_MAX.expression}
        stored={question.expression}
        rows={2}
        hint={m.formulaHint}
        fault={fault && fault + kept}
        input={input}
        onChange={write}
      />
      <InsertButtons
        label={m.formulaNames}
        words={[...names.map(({ written: name }) => name), ...SIGNS]}
        onInsert={insertTerm}
      />
      {names.length === 0 && <p className="hint">{m.noNumbers}</p>}
      <Trial body={body} question={question} names={names} />
    </div>
  );
}
