import { useMemo } from 'react';
import type { FormulaResult } from '#lib/questionnaires/formulas/compute-formula.ts';
import { questionName } from '#lib/questionnaires/question-places.ts';
import { answerValue, valueWithUnit } from '#lib/questionnaires/report/values.ts';
import { reportingMessages as m } from '#lib/questionnaires/reporting-texts.ts';
import type { Question } from '#lib/questionnaires/tree.ts';
import { formulaTerms } from './formula-terms.ts';
import { useReporting, useSelected } from './reporting-context.ts';
import { useFormulaWords } from './use-formula-words.ts';

type FormulaQuestion = Extract<Question, { type: 'formula' }>;

/** Length in characters up to which a formula is readable at a glance; a longer one is collapsed. */
const READ_AT_ONCE = 80;

/** A value computed from other answers: its terms, or the reason why it has no value yet. */
export function FormulaAnswer({ question }: { question: FormulaQuestion }) {
  const { session } = useReporting();
  const { id, expression } = question;
  const pages = useSelected(session.$pages, (expanded) => expanded);
  const terms = useMemo(() => formulaTerms(pages, expression), [pages, expression]);
  const formula = useFormulaWords(expression);
  // Subscribes to its own result and terms only, so that other answers do not render it again.
  const told = useSelected(session.$counted, (answers) => terms.map((term) => term.told(answers)).join('\n'));
  useSelected(session.$results, (results) => JSON.stringify(results.get(id) ?? null));
  const refused = useSelected(session.$refused, (ids) => [...ids].join(' '));
  const textOf = (term: string) => questionName(session.places, term);
  const result = session.$results.get().get(id) ?? { reason: 'unreadable' as const };
  const value = 'value' in result && typeof result.value !== 'boolean' ? result.value : undefined;
  const shown = answerValue(question, value);
  return (
    <div className="formula-answer">
      <output id={`a-${id}`} className="tabular">
        {shown ? valueWithUnit(shown, '') : 'reason' in result && whyNot(result, refused.split(' '), textOf)}
      </output>
      {told.trim() !== '' && (
        <ul className="formula-terms hint">
          {told
            .split('\n')
            .filter((term) => term !== '')
            .map((term) => (
              <li key={term}>{term}</li>
            ))}
        </ul>
      )}
      {formula.length <= READ_AT_ONCE ? (
        <p className="hint">{formula}</p>
      ) : (
        <details className="hint">
          <summary>{m.formula}</summary>
          <p>{formula}</p>
        </details>
      )}
    </div>
  );
}

function whyNot(
  result: Exclude<FormulaResult, { value: unknown }>,
  refused: readonly string[],
  textOf: (term: string) => string,
): string {
  if (result.reason !== 'missing') return m.noValue[result.reason];
  const wrong = result.questions.filter((id) => refused.includes(id));
  return wrong.length > 0 ? m.refusedTerms(wrong.map(textOf)) : m.missingTerms(result.questions.map(textOf));
}
