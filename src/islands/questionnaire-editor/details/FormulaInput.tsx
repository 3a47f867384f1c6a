import { type ReactNode, useMemo, useState } from 'react';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { updateNode } from '#lib/questionnaires/edits/find-node.ts';
import type { FormulaField } from '#lib/questionnaires/formulas/dependencies.ts';
import type { FormulaUse } from '#lib/questionnaires/formulas/formula-fault.ts';
import { brokenBy } from '#lib/questionnaires/formulas/formula-faults.ts';
import { type FormulaName, formulaNames } from '#lib/questionnaires/formulas/formula-names.ts';
import { formulaText } from '#lib/questionnaires/formulas/formula-text.ts';
import { readFormula } from '#lib/questionnaires/formulas/read-formula.ts';
import { formulaMessages as m } from '#lib/questionnaires/formulas/texts.ts';
import { QUESTIONNAIRE_MAX } from '#lib/questionnaires/limits.ts';
import type { QuestionnaireEditor } from '../editor.ts';
import { TextField } from './fields.tsx';
import { setField, withField } from './node-edits.ts';
import { useInsert } from './use-insert.ts';

interface FormulaInputProps {
  editor: QuestionnaireEditor;
  body: QuestionnaireBody;
  node: { id: string };
  field: FormulaField;
  /** The stored formula; empty if there is none. */
  stored: string;
  label: string;
  hint: string;
  /** Renders buttons that help to write the formula. @param insert inserts words at the cursor */
  children(names: readonly FormulaName[], text: string, insert: (words: string) => void): ReactNode;
}

const purposeOf = (field: FormulaField): FormulaUse => (field === 'expression' ? 'result' : 'condition');

/** A formula that refers to questions by name. Invalid text stays in the field and is reported. */
export function FormulaInput(props: FormulaInputProps) {
  const { editor, body, node, field, stored, label, hint, children } = props;
  const names = useMemo(() => formulaNames(body.pages), [body.pages]);
  const [typed, setTyped] = useState<string>();
  const read = (text: string) => {
    const given = readFormula(text, names, purposeOf(field));
    if ('fault' in given) return given;
    // The formula may depend on itself, or have another type than a formula that uses it expects.
    const next = updateNode(body, node.id, (each) => withField(each, field, given.expression));
    const broken = brokenBy(next.pages, node.id, field);
    if (!broken) return given;
    return { fault: { ...broken, at: 0 } };
  };
  const current = typed === undefined ? undefined : read(typed);
  const isOwn = current && ('fault' in current ? typed?.trim() !== '' : current.expression === stored);
  const text = (isOwn ? typed : undefined) ?? formulaText(stored, names);
  const write = (next: string) => {
    setTyped(next);
    const given = read(next);
    if ('expression' in given) setField(editor, node.id, field, given.expression);
    else if (given.fault.code === 'empty') setField(editor, node.id, field, '');
  };
  const { input, insert } = useInsert(text, write);
  const fault = isOwn && current && 'fault' in current ? m.fault(current.fault, purposeOf(field)) : undefined;
  const kept = fault && stored ? ` ${m.kept[purposeOf(field)]}` : '';
  return (
    <div className="details-group">
      <TextField
        label={label}
        value={text}
        most={QUESTIONNAIRE_MAX.expression}
        stored={stored}
        rows={2}
        hint={hint}
        fault={fault && fault + kept}
        input={input}
        onChange={write}
      />
      {children(names, text, insert)}
    </div>
  );
}
