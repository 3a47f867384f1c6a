import { useState } from 'react';
import type { FormulaName } from '#lib/questionnaires/formulas/formula-names.ts';
import { formulaMessages as m } from '#lib/questionnaires/formulas/texts.ts';
import { ChoiceField } from '../../form/ChoiceField.tsx';
import { TextField } from './fields.tsx';

interface TermPickerProps {
  names: readonly FormulaName[];
  onInsert(term: string): void;
}

type Sign = '=' | '≠' | '<' | '≤' | '>' | '≥';
const SIGNS: readonly Sign[] = ['=', '≠', '<', '≤', '>', '≥'];
/** Maximum length of a compared value, in characters. */
const VALUE_MAX = 100;

const isText = ({ type }: FormulaName) => type === 'text';

/** A comparison in formula syntax: texts are quoted. */
function comparison(question: FormulaName, sign: string, value: string): string {
  return `${question.written} ${sign} ${isText(question) ? `“${value.trim()}”` : value.trim()}`;
}

interface ComparisonFieldsProps {
  question: FormulaName;
  onTerm(term: string | undefined): void;
}

/** Fields for the number or text that the question's answer is compared with. */
function ComparisonFields({ question, onTerm }: ComparisonFieldsProps) {
  const signs = isText(question) ? SIGNS.slice(0, 2) : SIGNS;
  const [sign, setSign] = useState<Sign>(signs.at(-1) ?? '=');
  const [value, setValue] = useState('');
  const tell = (nextSign: Sign, nextValue: string) => {
    setSign(nextSign);
    setValue(nextValue);
    onTerm(nextValue.trim() === '' ? undefined : comparison(question, nextSign, nextValue));
  };
  return (
    <>
      <ChoiceField label={m.pickSign} value={sign} options={signs} onChange={(next) => tell(next, value)} />
      <TextField label={m.pickValue} value={value} most={VALUE_MAX} onChange={(next) => tell(sign, next)} />
    </>
  );
}

/** Builds one condition from a question and an option or a value, without knowledge of the formula syntax. */
export function TermPicker({ names, onInsert }: TermPickerProps) {
  const questions = names.filter(({ of, type }) => of === undefined && type !== 'date');
  const [chosen, setChosen] = useState('');
  const [term, setTerm] = useState<string>();
  const question = questions.find(({ id }) => id === chosen);
  const options = names.filter(({ of }) => of !== undefined && of === question?.name);
  const choose = (id: string) => {
    const next = questions.find((each) => each.id === id);
    setChosen(id);
    setTerm(names.find(({ of }) => of !== undefined && of === next?.name)?.written);
  };
  return (
    <fieldset className="term-picker details-row">
      <legend className="visually-hidden">{m.picker}</legend>
      <ChoiceField
        label={m.pickQuestion}
        value={chosen}
        options={[
          { value: '', label: m.pickNone },
          ...questions.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={choose}
      />
      {question?.type === 'choices' && (
        <ChoiceField
          label={m.pickOption}
          value={term ?? ''}
          options={options.map(({ written, name }) => ({
            value: written,
            label: name.slice(question.name.length + 3),
          }))}
          onChange={setTerm}
        />
      )}
      {question && question.type !== 'choices' && (
        <ComparisonFields key={question.id} question={question} onTerm={setTerm} />
      )}
      <button
        type="button"
        className="button"
        disabled={term === undefined}
        onClick={() => term !== undefined && onInsert(term)}
      >
        {m.pick}
      </button>
    </fieldset>
  );
}
