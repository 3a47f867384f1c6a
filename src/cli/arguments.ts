import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { adminMessages } from '#lib/maintenance/admin-texts.ts';

/** An invalid command line; the message says what is wrong. Ends with status 1, as every failure does. */
export class AdminError extends Error {}

/** The arguments and options that follow the command's name. */
export interface ParsedArguments {
  args: string[];
  /** Options by name without dashes; the value of an option that takes none is empty. */
  options: ReadonlyMap<string, string>;
}

/** No command has a short option: a word with one leading dash (a name, a file) is parsed as this placeholder. */
const PLAIN_WORD = 'word';

/** @throws AdminError naming an unknown option, or one whose value is missing or not allowed */
export function readArguments(
  given: readonly string[],
  options: ParseArgsOptionsConfig = {},
): ParsedArguments {
  const words = given.map((word) => (/^-[^-]/.test(word) ? PLAIN_WORD : word));
  // Not strict: the error messages of strict parsing are in English.
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
