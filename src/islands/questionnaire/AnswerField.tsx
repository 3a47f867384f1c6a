import { formatDecimal, formatShortDate } from '#lib/platform/format-texts.ts';
import { formulaText } from '#lib/questionnaires/formulas/formula-text.ts';
import type { QuestionnaireIndex } from '#lib/questionnaires/questionnaire-index.ts';
import { questionnaireMessages as m } from '#lib/questionnaires/texts.ts';
import type { Question } from '#lib/questionnaires/tree.ts';
import { ReportSentence } from './ReportSentence.tsx';

/** A question whose answer is a value, typed or computed. */
export type ValueQuestion = Extract<Question, { type: 'text' | 'number' | 'date' | 'formula' }>;

interface AnswerFieldProps {
  question: ValueQuestion;
  index: QuestionnaireIndex;
}

/** Descriptions of the values that can be entered. */
function hintsOf(question: ValueQuestion): string[] {
  const hints: string[] = [];
  if (question.type === 'text' && question.multiline) hints.push(m.multiline);
  if (question.type === 'number' || question.type === 'formula') {
    if (question.unit) hints.push(m.unit(question.unit));
    if (question.type === 'number') hints.push(m.range(question.min, question.max, question.unit));
    if (question.decimals !== undefined) hints.push(m.decimals(question.decimals));
  }
  return hints.filter((hint) => hint !== '');
}

function defaultOf(question: ValueQuestion): string | undefined {
  if (question.type === 'formula' || question.defaultAnswer === undefined) return undefined;
  if (question.type === 'date') return formatShortDate(question.defaultAnswer);
  if (question.type === 'text') return question.defaultAnswer;
  return formatDecimal(question.defaultAnswer) + (question.unit ? `\u00a0${question.unit}` : '');
}

/** The allowed values, the default, and the sentence in the report. */
export function AnswerField({ question, index }: AnswerFieldProps) {
  const hints = hintsOf(question);
  const byDefault = defaultOf(question);
  return (
    <>
      {hints.length > 0 && <p className="quiet">{hints.join(' · ')}</p>}
      {question.type === 'formula' && (
        <p className="quiet">{`${m.formula} ${formulaText(question.expression, index.names)}`}</p>
      )}
      {byDefault && (
        <p className="default-answer">
          {`${m.defaultAnswer} `}
          <strong>{byDefault}</strong>
        </p>
      )}
      <ReportSentence node={question} names={index.names} />
    </>
  );
}
