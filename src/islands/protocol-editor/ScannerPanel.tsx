import { useState } from 'react';
import { newNodeId } from '#lib/items/kinds/new-node-id.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { SCANNER_NAME_MAX, type Scanner } from '#lib/protocols/scanners/scanner-cells.ts';
import {
  addNewScanner,
  ownCells,
  removeScanner,
  renameScanner,
  rowsOnlyOn,
} from '#lib/protocols/scanners/scanner-edits.ts';
import { nameProblem } from '#lib/protocols/scanners/scanner-names.ts';
import { scannerEditorMessages as m } from '#lib/protocols/scanners-editor-texts.ts';
import type { ProtocolEditor } from './editor.ts';

/** A scanner's name, stored when the field loses the focus; an invalid name stays in the field, with the reason. */
function ScannerName({
  editor,
  scanners,
  scanner,
}: {
  editor: ProtocolEditor;
  scanners: readonly Scanner[];
  scanner: Scanner;
}) {
  const [typed, setTyped] = useState<string>();
  const problem = typed === undefined ? undefined : nameProblem(scanners, typed, scanner.id);
  const keep = () => {
    if (typed === undefined || problem) return;
    setTyped(undefined);
    editor.edit((body) => renameScanner(body, scanner.id, typed.trim()));
  };
  return (
    <div className="field">
      <label htmlFor={`scanner-${scanner.id}`}>{m.nameOf(scanner.name)}</label>
      <input
        id={`scanner-${scanner.id}`}
        className="input"
        value={typed ?? scanner.name}
        maxLength={SCANNER_NAME_MAX}
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `scanner-${scanner.id}-fault`}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={keep}
        onKeyDown={({ key }) => key === 'Enter' && keep()}
      />
      {problem && (
        <p id={`scanner-${scanner.id}-fault`} className="fault">
          {m.problems[problem]}
        </p>
      )}
    </div>
  );
}

/** Button that removes a scanner, after confirmation if values would be lost. */
function RemoveScanner({ editor, scanner }: { editor: ProtocolEditor; scanner: Scanner }) {
  const [lost, setLost] = useState<string>();
  const remove = () => {
    editor.edit((body) => removeScanner(body, scanner.id));
    editor.announce(m.removed(scanner.name));
  };
  const ask = () => {
    const body = editor.body();
    const cells = ownCells(body, scanner.id);
    const rows = rowsOnlyOn(body, scanner.id);
    if (cells + rows.length === 0) remove();
    else setLost(m.lost(cells, rows));
  };
  if (lost === undefined)
    return (
      <button type="button" className="button" onClick={ask}>
        {m.remove(scanner.name)}
      </button>
    );
  return (
    <div className="banner warning" role="alert">
      <p>{lost}</p>
      <button type="button" className="button danger" onClick={remove}>
        {m.confirmRemove}
      </button>
      <button type="button" className="button" onClick={() => setLost(undefined)}>
        {m.keep}
      </button>
    </div>
  );
}

/** The scanners that a protocol distinguishes, with the means to add, rename and remove them. */
export function ScannerPanel({ editor, scanners }: { editor: ProtocolEditor; scanners: readonly Scanner[] }) {
  const [name, setName] = useState('');
  const add = () => {
    const problem = nameProblem(scanners, name);
    if (problem) {
      notify('error', m.problems[problem]);
      return;
    }
    const id = newNodeId(new Set(scanners.map((each) => each.id)));
    editor.edit((body) => addNewScanner(body, { id, name: name.trim() }));
    editor.announce(m.added(name.trim()));
    setName('');
  };
  return (
    <details className="scanner-panel">
      <summary>{m.manage(scanners.length)}</summary>
      <p className="hint">{m.hint}</p>
      {scanners.map((scanner) => (
        <div key={scanner.id} className="scanner-line">
          <ScannerName editor={editor} scanners={scanners} scanner={scanner} />
          <RemoveScanner editor={editor} scanner={scanner} />
        </div>
      ))}
      <div className="scanner-line">
        <div className="field">
          <label htmlFor="new-scanner">{m.newName}</label>
          <input
            id="new-scanner"
            className="input"
            value={name}
            maxLength={SCANNER_NAME_MAX}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && add()}
          />
        </div>
        <button type="button" className="button" onClick={add}>
          {m.add}
        </button>
      </div>
    </details>
  );
}
