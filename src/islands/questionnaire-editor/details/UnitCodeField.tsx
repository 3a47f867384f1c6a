import { useState } from 'react';
import { CODE_SYSTEMS, type Code } from '#lib/questionnaires/codes.ts';
import { codesMessages as m } from '#lib/questionnaires/codes-texts.ts';
import { unitCoding } from '#lib/questionnaires/exchange/ucum.ts';
import type { QuestionnaireEditor } from '../editor.ts';
import { CodeRow, isCompleteCode } from './CodeRow.tsx';
import { setField } from './node-edits.ts';

interface UnitCodeFieldProps {
  editor: QuestionnaireEditor;
  node: { id: string; unit?: string | undefined; unitCode?: Code | undefined };
}

/** The UCUM code of a unit; a usual unit implies its code. */
export function UnitCodeField({ editor, node: { id, unit = '', unitCode } }: UnitCodeFieldProps) {
  const [typed, setTyped] = useState<Code>();
  const row =
    typed && (!isCompleteCode(typed) || JSON.stringify(typed) === JSON.stringify(unitCode))
      ? typed
      : unitCode;
  const { system, code } = unitCoding(unit);
  const implied = system !== undefined && code !== undefined ? { system, code } : undefined;
  const store = (next: Code | undefined) => setField(editor, id, 'unitCode', next);
  return (
    <fieldset className="details-group">
      <legend className="label">{m.unit}</legend>
      {row ? (
        <CodeRow
          code={row}
          onChange={(next) => {
            setTyped(next);
            if (isCompleteCode(next)) store(next);
          }}
          onRemove={() => {
            setTyped(undefined);
            store(undefined);
          }}
        />
      ) : (
        <>
          {implied && <p className="hint">{m.unitImplied(m.shown(implied))}</p>}
          <button
            type="button"
            className="button small code-add"
            onClick={() => setTyped({ system: CODE_SYSTEMS.ucum, code: '' })}
          >
            <i className="i-lucide-plus" aria-hidden="true" />
            {m.add}
          </button>
        </>
      )}
    </fieldset>
  );
}
