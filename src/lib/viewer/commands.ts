import type { Command, CommandState, KeyBinding } from './command.ts';
import { findingCommands } from './finding-commands.ts';
import { imageCommands } from './image-commands.ts';
import { magnifierCommands } from './magnifier-commands.ts';
import { measureCommands } from './measure-commands.ts';
import { pageCommands } from './page-commands.ts';
import { practiceCommands } from './practice-commands.ts';
import { toolCommands } from './tool-commands.ts';

/** All commands of the viewer. Toolbar, keyboard and help are generated from this table, in its order. */
export const COMMANDS: readonly Command[] = [
  ...toolCommands,
  ...measureCommands,
  ...imageCommands,
  ...magnifierCommands,
  ...pageCommands,
  ...practiceCommands,
  ...findingCommands,
];

/** The parts of a keyboard event that are used. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether the keys of a command currently trigger it. */
export function hasKeys(command: Command, state: CommandState): boolean {
  return isAvailable(command, state) && (command.hasKeys?.(state) ?? true);
}

export function isAvailable(command: Command, state: CommandState): boolean {
  return command.available?.(state) ?? true;
}

/** The command for a key press, with its value; undefined leaves the key to the browser. */
export function commandOf(
  press: KeyPress,
  state: CommandState,
): { command: Command; value: unknown } | undefined {
  if (press.altKey) return undefined;
  const isControl = press.ctrlKey || press.metaKey;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  // A key's character takes precedence over its position, and a binding that requires Shift over one for which Shift
  // makes no difference.
  const rules: ((binding: KeyBinding<unknown>) => boolean)[] = [
    ({ shift, key: own }) => shift === true && press.shiftKey && own === key,
    ({ shift, key: own, aliases = [] }) => !shift && (own === key || aliases.includes(key)),
    ({ code }) => code !== undefined && code === press.code,
  ];
  for (const matches of rules) {
    for (const command of COMMANDS) {
      const keys = hasKeys(command, state) ? command.keys : [];
      const binding = keys.find((each) => (each.control ?? false) === isControl && matches(each));
      if (binding) return { command, value: binding.value };
    }
  }
  return undefined;
}
