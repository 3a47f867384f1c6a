import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { adminMessages } from '#lib/messages/admin.ts';

/** A wrong command line, said in words; ends with status 1 like every failure. */
export class AdminError extends Error {}

/** What a command was given besides its name. */
export interface Given {
  args: string[];
  /** By their names without dashes; that of an option which takes no value is empty. */
  options: ReadonlyMap<string, string>;
}

/** @throws AdminError naming an option that the command has not, or whose value is missing or one too many */
export function readArguments(given: readonly string[], options: ParseArgsOptionsConfig = {}): Given {
  // Strict parsing would refuse in English.
  const config = { args: [...given], options, strict: false, allowPositionals: true, tokens: true } as const;
  const { tokens } = parseArgs(config);
  // No command has a short option: a name or a file may begin with a dash. Its letters are read as options of one place.
  const places = new Set<number>();
  const values = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind === 'positional') places.add(token.index);
    if (token.kind !== 'option') continue;
    const { name, rawName, value = '' } = token;
    if (!rawName.startsWith('--')) {
      places.add(token.index);
      continue;
    }
    const type = options[name]?.type;
    if (type === undefined) throw new AdminError(adminMessages.unknownOption(rawName));
    if (type === 'string' && value === '') throw new AdminError(adminMessages.valueMissing(rawName));
    if (type === 'boolean' && token.value !== undefined)
      throw new AdminError(adminMessages.valueTooMany(rawName));
    values.set(name, value);
  }
  return { args: [...places].map((place) => given[place]!), options: values };
}

/** @throws AdminError saying how commands are used, when the argument is missing */
export function argument(args: string[], index: number): string {
  const value = args[index];
  if (value === undefined || value === '') throw new AdminError(adminMessages.usage);
  return value;
}
