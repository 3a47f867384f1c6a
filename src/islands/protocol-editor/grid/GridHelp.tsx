import { gridHelpMessages as m } from '#lib/protocols/grid-help-texts.ts';
import { KeysDialog } from '../../form/KeysDialog.tsx';
import { GRID_COMMANDS } from './grid-commands.ts';

/** Help on the keys of the grid, from the table that its keyboard handling uses. */
export function GridHelp({ onClose }: { onClose(): void }) {
  const helps = GRID_COMMANDS.flatMap(({ help }) => help ?? []);
  const lines = [...helps, 'clipboard' as const].map((help) => m.lines[help]);
  return <KeysDialog title={m.title} intro={m.intro} lines={lines} onClose={onClose} />;
}
