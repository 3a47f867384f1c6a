import { useState } from 'react';
import { protocolGridMessages as m } from '#lib/protocols/grid-texts.ts';
import { scannerEditorMessages as texts } from '#lib/protocols/scanners-editor-texts.ts';
import { Loaded } from '../../form/Loaded.tsx';
import type { Grid } from './grid-steps.ts';
import '../../form/icon-button.css';

interface Tool {
  icon: string;
  label: string;
  run(): void;
  danger?: boolean;
}

/** Buttons for actions on the rows of the selected range. */
export function GridTools({ grid: { view, actions } }: { grid: Grid }) {
  const [isHelp, setHelp] = useState(false);
  const tools: Tool[] = [
    { icon: 'i-lucide-between-horizontal-start', label: m.insertAbove, run: () => actions.insert(0) },
    { icon: 'i-lucide-between-horizontal-end', label: m.insertBelow, run: () => actions.insert(1) },
    { icon: 'i-lucide-copy', label: m.duplicate, run: () => actions.duplicate() },
    { icon: 'i-lucide-arrow-up', label: m.up, run: () => actions.move(-1) },
    { icon: 'i-lucide-arrow-down', label: m.down, run: () => actions.move(1) },
    { icon: 'i-lucide-arrow-down-to-line', label: m.fillDown, run: () => actions.fillDown() },
    ...(view.reset ? [{ icon: 'i-lucide-undo-2', label: texts.reset, run: () => actions.reset() }] : []),
    { icon: 'i-lucide-trash-2', label: m.remove, run: () => actions.remove(), danger: true },
    { icon: 'i-lucide-keyboard', label: m.keyboard, run: () => setHelp(true) },
  ];
  return (
    <div className="grid-tools" role="toolbar" aria-label={m.tools}>
      {tools.map(({ icon, label, run, danger }) => (
        <button
          key={icon}
          type="button"
          className={danger ? 'icon-button danger' : 'icon-button'}
          aria-label={label}
          title={label}
          // The active cell must keep the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        >
          <i className={icon} aria-hidden="true" />
        </button>
      ))}
      {isHelp && (
        <Loaded
          load={async () => (await import('./GridHelp.tsx')).GridHelp}
          giveUp={() => setHelp(false)}
          props={{ onClose: () => setHelp(false) }}
        />
      )}
    </div>
  );
}
