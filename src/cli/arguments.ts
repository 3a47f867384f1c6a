import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { adminMessages } from '#lib/maintenance/admin-texts.ts';

/** A wrong command line, said in words; ends with status 1 like every failure. */
export class AdminError extends Error {}

/** The arguments of a command, besides its name. */
export interface Given {
  args: string[];
  /** Options by name without dashes; the value of an option that takes none is empty. */
  options: ReadonlyMap<string, string>;
}

/** No command has a short option: a word that begins with one dash, as a name or a file may, is read as this one. */
const PLAIN_WORD = 'word';

/** @throws AdminError naming an option that the command has not, or whose value is missing or one too many */
export function readArguments(given: readonly string[], options: ParseArgsOptionsConfig = {}): Given {
  const words = given.map((word) => (/^-[^-]/.test(word) ? PLAIN_WORD : word));
  // Strict parsing would refuse in English.
  const { tokens } = parseArgs({ args: words, options, strict: false, allowPositionals: true, tokens: true });
  const args: string[] = [];
  const values = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind === 'positional') args.push(given[token.index]!);
    if (token.kind !== 'option') continue;
    const { name, rawName, index, inlineValue } = token;
    const value = (inlineValue === false ? given[index + 1] : token.value) ?? '';
    const type = options[name]?.type;
    if (type === undefined) throw new AdminError(adminMessages.unknownOption(rawName));
    if (type === 'string' && value === '') throw new AdminError(adminMessages.valueMissing(rawName));
    if (type === 'boolean' && token.value !== undefined)
      throw new AdminError(adminMessages.valueTooMany(rawName));
    values.set(name, value);
  }
  return { args, options: values };
}

/** @throws AdminError saying how commands are used, when the argument is missing */
export function argument(args: string[], index: number): string {
  const value = args[index];
  if (value === undefined || value === '') throw new AdminError(adminMessages.usage);
  return value;
}
