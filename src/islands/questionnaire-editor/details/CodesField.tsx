import { useEffect, useState } from 'react';
import { CODE_MAX, CODE_SYSTEMS, type Code } from '#lib/questionnaires/codes.ts';
import { codesMessages as m } from '#lib/questionnaires/codes-texts.ts';
import type { QuestionnaireEditor } from '../editor.ts';
import { CodeRow, isCompleteCode } from './CodeRow.tsx';
import { setField } from './node-edits.ts';
import { UnitCodeField } from './UnitCodeField.tsx';
import './codes-field.css';

interface CodesFieldProps {
  editor: QuestionnaireEditor;
  node: { id: string; codes?: Code[] | undefined; unit?: string | undefined; unitCode?: Code | undefined };
  /** The text for which codes are suggested. */
  text: string;
}

const trimmed = ({ system, code, display }: Code): Code => ({
  system: system.trim(),
  code: code.trim(),
  ...(display?.trim() && { display: display.trim() }),
});

/** The typed codes that are stored: only the complete ones. */
const storedOf = (codes: readonly Code[]): Code[] => codes.map(trimmed).filter(isCompleteCode);

const isSame = (one: readonly Code[], other: readonly Code[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Codes suggested for a text; empty until they are loaded. */
function useSuggested(text: string): readonly Code[] {
  const [suggested, setSuggested] = useState<readonly Code[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void import('#lib/questionnaires/suggest-codes.ts').then(
      ({ suggestCodes }) => isCurrent && setSuggested(suggestCodes(text)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return suggested;
}

function Codes({ editor, node, text }: CodesFieldProps) {
  const { id, codes = [] } = node;
  const [typed, setTyped] = useState<readonly Code[]>();
  // The stored codes may have been changed by undo meanwhile.
  const rows = typed && isSame(storedOf(typed), codes) ? typed : codes;
  const change = (next: readonly Code[]) => {
    setTyped(next);
    const stored = storedOf(next);
    if (!isSame(stored, codes)) setField(editor, id, 'codes', stored.length > 0 ? stored : undefined);
  };
  const suggested = useSuggested(text).filter(
    (each) => !rows.some(({ system, code }) => system === each.system && code === each.code),
  );
  const isFull = rows.length >= CODE_MAX.codes;
  return (
    <div className="details-group">
      <p className="hint">{m.hint}</p>
      {rows.map((code, at) => (
        <CodeRow
          // biome-ignore lint/suspicious/noArrayIndexKey: an incomplete code has no identity but its position
          key={at}
          code={code}
          onChange={(next) => change(rows.with(at, next))}
          onRemove={() => change(rows.toSpliced(at, 1))}
        />
      ))}
      {rows.length > codes.length && <p className="hint">{m.notStored}</p>}
      {!isFull && suggested.length > 0 && (
        <div className="chips">
          <p className="hint">{m.suggested}</p>
          {suggested.map((each) => (
            <button
              key={`${each.system} ${each.code}`}
              type="button"
              className="button small"
              aria-label={m.take(m.shown(each))}
              onClick={() => change([...rows, each])}
            >
              {m.shown(each)}
            </button>
          ))}
        </div>
      )}
      {isFull ? (
        <p className="hint">{m.tooMany}</p>
      ) : (
        <button
          type="button"
          className="button small code-add"
          onClick={() => change([...rows, { system: CODE_SYSTEMS.radlex, code: '' }])}
        >
          <i className="i-lucide-plus" aria-hidden="true" />
          {m.add}
        </button>
      )}
      {node.unit !== undefined && node.unit !== '' && <UnitCodeField editor={editor} node={node} />}
    </div>
  );
}

/** The terminology codes of a node, collapsed because they are optional. */
export function CodesField(props: CodesFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const { codes = [], unitCode } = props.node;
  return (
    <details className="codes-field" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{m.title(codes.length + (unitCode ? 1 : 0))}</summary>
      {isOpen && <Codes {...props} />}
    </details>
  );
}
