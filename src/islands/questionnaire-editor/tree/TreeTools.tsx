import { useState } from 'react';
import { proposedSentencesMessages as proposed } from '#lib/questionnaires/proposed-sentences-texts.ts';
import { questionTreeMessages as m } from '#lib/questionnaires/question-tree-texts.ts';
import { KeysDialog } from '../../form/KeysDialog.tsx';
import type { TreeActions } from './tree-actions.ts';
import { TREE_COMMANDS } from './tree-commands.ts';
import '../../form/icon-button.css';

/** Help on the keys of the tree, from the table that its keyboard handling uses. */
function TreeHelp({ onClose }: { onClose(): void }) {
  const lines = [
    ...TREE_COMMANDS.flatMap(({ help }) => (help ? [help] : [])),
    { keys: m.keys.clipboard, text: m.help.clipboard },
  ];
  return <KeysDialog title={m.help.title} lines={lines} onClose={onClose} />;
}

interface Tool {
  icon: string;
  label: string;
  run(): void;
  danger?: boolean;
}

/** Buttons for actions on the tree. */
export function TreeTools({ actions }: { actions: TreeActions }) {
  const [isHelp, setHelp] = useState(false);
  const adding: Tool[] = [
    { icon: 'i-lucide-file-plus', label: m.addKind.page, run: () => actions.addNear('page') },
    { icon: 'i-lucide-list-plus', label: m.addKind.question, run: () => actions.addNear('question') },
    { icon: 'i-lucide-corner-down-right', label: m.addKind.inside, run: () => actions.addInside() },
    { icon: 'i-lucide-book-plus', label: m.addKind.fiche, run: () => actions.addNear('fiche') },
  ];
  const tools: Tool[] = [
    { icon: 'i-lucide-list-indent-increase', label: m.indent, run: () => actions.indent() },
    { icon: 'i-lucide-list-indent-decrease', label: m.outdent, run: () => actions.outdent() },
    { icon: 'i-lucide-arrow-up', label: m.up, run: () => actions.move(-1) },
    { icon: 'i-lucide-arrow-down', label: m.down, run: () => actions.move(1) },
    { icon: 'i-lucide-copy', label: m.duplicate, run: () => actions.duplicate() },
    { icon: 'i-lucide-flip-horizontal-2', label: m.mirror, run: () => actions.mirror() },
    { icon: 'i-lucide-message-square-plus', label: proposed.propose, run: () => actions.propose() },
    { icon: 'i-lucide-trash-2', label: m.remove, run: () => actions.remove(), danger: true },
    { icon: 'i-lucide-keyboard', label: m.help.title, run: () => setHelp(true) },
  ];
  const button = ({ icon, label, run, danger }: Tool, prefix = '') => (
    <button
      key={icon}
      type="button"
      className={danger ? 'icon-button danger' : 'icon-button'}
      aria-label={prefix + label}
      title={prefix + label}
      // The text being edited must keep the focus, or a phone would hide its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    >
      <i className={icon} aria-hidden="true" />
    </button>
  );
  return (
    <div className="tree-tools" role="toolbar" aria-label={m.tools}>
      {adding.map((tool) => button(tool, `${m.add}\u00a0: `))}
      {tools.map((tool) => button(tool))}
      {isHelp && <TreeHelp onClose={() => setHelp(false)} />}
    </div>
  );
}
