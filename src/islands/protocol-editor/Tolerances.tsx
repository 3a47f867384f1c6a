import { conformityMessages as words } from '#lib/protocols/conformity-texts.ts';
import { protocolEditorMessages as m } from '#lib/protocols/editor-texts.ts';
import { fieldsOf, type TableName } from '#lib/protocols/fields/acquisition-fields.ts';
import {
  TOLERANCE_FIELDS,
  TOLERANCE_KEYS,
  type ToleranceKey,
  toleranceOf,
} from '#lib/protocols/fields/tolerance-fields.ts';
import type { ProtocolEditor } from './editor.ts';
import { NumberFact } from './FactField.tsx';
import { useDraft } from './use-draft.ts';

/** The parameters of these tables for which a tolerance can be set. */
function keysOf(tables: readonly TableName[]): ToleranceKey[] {
  const keys = new Set(tables.flatMap((table) => fieldsOf(table).map(({ key }) => key)));
  return TOLERANCE_KEYS.filter((key) => keys.has(key));
}

/** How far an exam may differ from the protocol, for parameters whose tolerance is not the default. */
export function Tolerances({ editor, tables }: { editor: ProtocolEditor; tables: readonly TableName[] }) {
  const count = useDraft(editor, ({ tolerances }) => Object.keys(tolerances ?? {}).length);
  const keys = keysOf(tables);
  return (
    <details className="tolerances">
      <summary>{m.tolerancesTitle(count)}</summary>
      <p className="quiet">{m.tolerancesHint}</p>
      <div className="protocol-facts">
        {keys.map((key) => {
          const field = TOLERANCE_FIELDS[key];
          const usual = toleranceOf(key);
          return (
            <NumberFact
              key={key}
              editor={editor}
              section="tolerances"
              name={key}
              field={field}
              {...(usual && { hint: m.usualTolerance(words.tolerance(field, usual)) })}
            />
          );
        })}
      </div>
    </details>
  );
}
