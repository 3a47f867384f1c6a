import { useMemo, useState } from 'react';
import { clamp } from '#lib/platform/numbers.ts';
import type { Answers } from '#lib/questionnaires/answers.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { formulaNames } from '#lib/questionnaires/formulas/formula-names.ts';
import { referencesIn } from '#lib/questionnaires/formulas/parse-formula.ts';
import { formulaMessages as m } from '#lib/questionnaires/formulas/texts.ts';
import { trialResult } from '#lib/questionnaires/formulas/trial-result.ts';
import { answerValue, valueWithUnit } from '#lib/questionnaires/report/values.ts';
import { type Question, walkQuestions } from '#lib/questionnaires/tree.ts';
import { ChoiceField } from '../../form/ChoiceField.tsx';
import { NumberField } from './NumberField.tsx';

type Calculation = Extract<Question, { type: 'formula' }>;
type Numeric = Extract<Question, { type: 'number' }>;
type Choice = Extract<Question, { type: 'single' | 'multiple' }>;

interface FormulaTrialProps {
  body: QuestionnaireBody;
  question: Calculation;
}

/** A plausible answer, to show what the formula computes. */
function sampleOf({ min, max, defaultAnswer }: Numeric): number {
  if (defaultAnswer !== undefined) return defaultAnswer;
  if (min !== undefined && max !== undefined) return Math.round((min + max) * 50) / 100;
  return clamp(10, min ?? -Infinity, max ?? Infinity);
}

const answerIn = (question: Question, choice: string) => (question.type === 'multiple' ? [choice] : choice);

/** The questions that a calculation reads, including those read by the calculations among them. */
function termsOf(pages: QuestionnaireBody['pages'], { expression }: Calculation): readonly Question[] {
  const all = Array.from(walkQuestions(pages), ({ question }) => question);
  const wanted = new Set(referencesIn(expression));
  const isRead = (question: Question) =>
    wanted.has(question.id) ||
    ('options' in question && question.options.some(({ id }) => wanted.has(id))) ||
    ('zones' in question && question.zones.some(({ id }) => wanted.has(id)));
  for (let before = -1; before !== wanted.size; ) {
    before = wanted.size;
    for (const question of all)
      if (question.type === 'formula' && wanted.has(question.id))
        for (const id of referencesIn(question.expression)) wanted.add(id);
  }
  return all.filter(isRead);
}

/** The result of the formula for values that the author can change. */
export function FormulaTrial({ body, question }: FormulaTrialProps) {
  const [tried, setTried] = useState<Answers>({});
  const terms = useMemo(() => termsOf(body.pages, question), [body.pages, question]);
  const names = useMemo(() => formulaNames(body.pages), [body.pages]);
  const numbers = terms.filter((each): each is Numeric => each.type === 'number');
  const choices = terms.filter((each): each is Choice => each.type === 'single' || each.type === 'multiple');
  if (referencesIn(question.expression).length === 0) return null;
  const nameOf = ({ id, text }: Question) => names.find((each) => each.id === id)?.name ?? text;
  const numberOf = (each: Numeric) => (each.id in tried ? Number(tried[each.id]) : sampleOf(each));
  const choiceOf = (each: Choice) => String([tried[each.id] ?? each.options[0]?.id ?? ''].flat()[0] ?? '');
  const answers: Answers = Object.fromEntries([
    ...numbers.filter((each) => !Number.isNaN(numberOf(each))).map((each) => [each.id, numberOf(each)]),
    ...choices.map((each) => [each.id, answerIn(each, choiceOf(each))]),
  ]);
  const outcome = trialResult(body.pages, question, answers);
  const value = 'value' in outcome && typeof outcome.value !== 'boolean' ? outcome.value : undefined;
  const shown = answerValue(question, value);
  return (
    <fieldset className="details-group">
      <legend className="label">{m.sample}</legend>
      <div className="details-row">
        {numbers.map((each) => (
          <NumberField
            key={each.id}
            label={nameOf(each)}
            value={Number.isNaN(numberOf(each)) ? undefined : numberOf(each)}
            onChange={(typed) => setTried({ ...tried, [each.id]: typed ?? Number.NaN })}
          />
        ))}
        {choices.map((each) => (
          <ChoiceField
            key={each.id}
            label={nameOf(each)}
            value={choiceOf(each)}
            options={each.options.map(({ id, text }) => ({ value: id, label: text }))}
            onChange={(id) => setTried({ ...tried, [each.id]: answerIn(each, id) })}
          />
        ))}
      </div>
      <p className="formula-value tabular" role="status">
        {shown ? m.value(valueWithUnit(shown, '')) : 'reason' in outcome && m.outcome[outcome.reason]}
      </p>
    </fieldset>
  );
}
