import { useState } from 'react';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { formulaMessages as m } from '#lib/questionnaires/formulas/texts.ts';
import type { QuestionnaireEditor } from '../editor.ts';
import { FormulaInput } from './FormulaInput.tsx';
import { InsertButtons } from './InsertButtons.tsx';
import { TermPicker } from './TermPicker.tsx';

interface ConditionFieldProps {
  editor: QuestionnaireEditor;
  body: QuestionnaireBody;
  node: { id: string; condition?: string | undefined; sentenceCondition?: string | undefined };
  /** The condition of the node itself, or of its sentence. */
  field: 'condition' | 'sentenceCondition';
}

const WORDS = [' et ', ' ou ', 'non(', '(', ')', '≥', '≤', '='] as const;

/** The condition under which a node is shown, or its sentence is written; a button while there is no condition. */
export function ConditionField({ editor, body, node, field }: ConditionFieldProps) {
  const stored = node[field] ?? '';
  const [isOpen, setIsOpen] = useState(false);
  if (stored === '' && !isOpen)
    return (
      <button type="button" className="button quiet condition-open" onClick={() => setIsOpen(true)}>
        <i className="i-lucide-split" aria-hidden="true" />
        {m.open[field]}
      </button>
    );
  return (
    <FormulaInput
      editor={editor}
      body={body}
      node={node}
      field={field}
      stored={stored}
      label={m.condition[field]}
      hint={m.conditionHint}
    >
      {(names, text, insert) => (
        <>
          <TermPicker
            names={names}
            onInsert={(term) => insert(/[\p{L}\p{N}")]\s*$/u.test(text) ? ` et ${term}` : term)}
          />
          <InsertButtons label={m.signs} words={WORDS} onInsert={insert} />
        </>
      )}
    </FormulaInput>
  );
}
