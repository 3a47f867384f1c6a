import type { MouseBindings } from '#lib/imaging/mouse-bindings.ts';
import { keyLine } from '#lib/platform/key-names-texts.ts';
import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import { type CommandGroup, commandGroups, commandLabels } from './commands-texts.ts';
import {
  calibrationHelp,
  gestureHelp,
  type HelpSection,
  helpLabels,
  imageHelp,
  mouseHelp,
  printHelp,
} from './help-texts.ts';

/** The sections of the help: gestures, the keys of every command, and the letters on an image. */
export function helpSections(mouse: MouseBindings): HelpSection[] {
  const groups = Object.keys(commandGroups) as CommandGroup[];
  const keys = groups.map((group) => ({
    title: commandGroups[group],
    lines: COMMANDS.filter((command) => command.group === group).map(helpLine),
  }));
  return [mouseHelp(mouse), ...gestureHelp, ...keys, printHelp, calibrationHelp, imageHelp];
}

function helpLine({ id, keys }: Command): [keys: string, label: string] {
  const plain = keys.filter(({ shift }) => !shift);
  const shown = plain.length > 0 ? plain : keys;
  const names = shown.map(({ key, code }) => key ?? code ?? '');
  const held = { shift: plain.length === 0, control: shown.every(({ control }) => control) };
  return [keyLine(names, held), { ...commandLabels, ...helpLabels }[id]];
}
