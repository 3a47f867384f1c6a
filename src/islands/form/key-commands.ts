/** A line of the keyboard help: keys, and what they do. */
interface KeyHelp {
  keys: string;
  text: string;
}

/** A key command in a widget that has two modes, such as a row and the words of a row. */
export interface KeyCommand<Mode extends string, Target, Help = KeyHelp> {
  /** The mode in which the key acts. */
  where: Mode | 'both';
  key: string;
  ctrl?: boolean;
  alt?: boolean;
  shift?: boolean;
  run(target: Target): void;
  /** False leaves the key to the browser. */
  available?(target: Target): boolean;
  /** The line in the keyboard help; several keys with the same words share one line. */
  help?: Help;
}

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The command of a table that matches a key press; undefined leaves the key to the browser. */
export function commandOf<Mode extends string, Target, Help>(
  commands: readonly KeyCommand<Mode, Target, Help>[],
  press: KeyPress,
  where: Mode,
  target: Target,
): KeyCommand<Mode, Target, Help> | undefined {
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  return commands.find(
    (command) =>
      (command.where === where || command.where === 'both') &&
      command.key === key &&
      (command.ctrl ?? false) === (press.ctrlKey || press.metaKey) &&
      (command.alt ?? false) === press.altKey &&
      (command.shift ?? false) === press.shiftKey &&
      (command.available?.(target) ?? true),
  );
}
