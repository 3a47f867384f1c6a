import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import type { FormulaName } from '#lib/questionnaires/formulas/formula-names.ts';
import { formulaMessages as m } from '#lib/questionnaires/formulas/texts.ts';
import type { Question } from '#lib/questionnaires/tree.ts';
import type { QuestionnaireEditor } from '../editor.ts';
import { FormulaInput } from './FormulaInput.tsx';
import { FormulaTrial } from './FormulaTrial.tsx';
import { InsertButtons } from './InsertButtons.tsx';
import { TermPicker } from './TermPicker.tsx';

interface FormulaFieldProps {
  editor: QuestionnaireEditor;
  body: QuestionnaireBody;
  question: Extract<Question, { type: 'formula' }>;
}

const SIGNS = ['+', '−', '×', '÷', '(', ')', ';'] as const;
const CALLS = ['si(', 'points(', 'nombre(', 'min(', 'max(', 'somme(', 'moyenne(', 'arrondi('] as const;
/** Maximum number of names with a button of their own; others are chosen from the list. */
const MOST_NAMES = 12;

const isOperand = ({ type }: FormulaName) => type === 'number' || type === 'date';

/** The formula of a calculation, in which questions are referred to by name. */
export function FormulaField({ editor, body, question }: FormulaFieldProps) {
  return (
    <div className="details-group">
      <FormulaInput
        editor={editor}
        body={body}
        node={question}
        field="expression"
        stored={question.expression}
        label={m.formula}
        hint={m.formulaHint}
      >
        {(names, text, insert) => {
          const operands = names.filter(
            ({ id, ...name }) => id !== question.id && isOperand({ id, ...name }),
          );
          const insertTerm = (term: string) =>
            insert(/[\p{L}\p{N}")]$/u.test(text) && /[+−×÷]/.test(term) ? ` ${term} ` : term);
          return (
            <>
              <InsertButtons
                label={m.names}
                words={[...operands.slice(0, MOST_NAMES).map(({ written }) => written), ...SIGNS, ...CALLS]}
                onInsert={insertTerm}
              />
              {names.length <= 1 && <p className="hint">{m.noTerms}</p>}
              <TermPicker names={names.filter(({ id }) => id !== question.id)} onInsert={insert} />
            </>
          );
        }}
      </FormulaInput>
      <FormulaTrial body={body} question={question} />
    </div>
  );
}
