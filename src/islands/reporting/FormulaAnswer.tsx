import { useMemo } from 'react';
import { formulaReferences, parseFormula } from '#lib/questionnaires/formula.ts';
import { readableFormula } from '#lib/questionnaires/questionnaire-index.ts';
import { explainFormula, type FormulaOutcome } from '#lib/questionnaires/report/formulas.ts';
import { answerValue, written } from '#lib/questionnaires/report/values.ts';
import { reportingMessages as m } from '#lib/questionnaires/reporting-texts.ts';
import type { Question } from '#lib/questionnaires/tree.ts';
import { useReporting, useSelected } from './reporting-context.ts';

type FormulaQuestion = Extract<Question, { type: 'formula' }>;

/** A value computed from other answers: its terms, and why there is none as long as there is none. */
export function FormulaAnswer({ question }: { question: FormulaQuestion }) {
  const { session } = useReporting();
  const { id, expression } = question;
  const terms = useMemo(() => termsOf(expression), [expression]);
  // Drawn again only when one of its terms changes.
  useSelected(session.$counted, (answers) => terms.map((term) => String(answers[term] ?? '')).join(' '));
  const refused = useSelected(session.$refused, (ids) => terms.filter((term) => ids.has(term)).join(' '));
  const textOf = (term: string) => session.places.get(term)?.question.text ?? '';
  const outcome = explainFormula(question, session.$counted.get());
  const value = 'value' in outcome && answerValue(question, outcome.value);
  return (
    <div className="formula-answer">
      <output id={`a-${id}`} className="tabular">
        {'value' in outcome ? value && written(value, '') : whyNot(outcome, refused.split(' '), textOf)}
      </output>
      <p className="hint">
        {readableFormula(expression, new Map(terms.map((term) => [term, textOf(term)])))}
      </p>
    </div>
  );
}

function termsOf(expression: string): readonly string[] {
  const formula = parseFormula(expression);
  return formula ? [...new Set(formulaReferences(formula))] : [];
}

function whyNot(
  outcome: Exclude<FormulaOutcome, { value: number }>,
  refused: readonly string[],
  textOf: (term: string) => string,
): string {
  if (outcome.reason !== 'missing') return m.noValue[outcome.reason];
  const wrong = outcome.questions.filter((id) => refused.includes(id));
  return wrong.length > 0 ? m.refusedTerms(wrong.map(textOf)) : m.missingTerms(outcome.questions.map(textOf));
}
