import { z } from 'zod';

/** Messages for invalid lists. */
interface Refusals {
  /** The value is not a JSON list, or is too long. */
  list: string;
  /** An entry is invalid. @param number from 1 @param field the invalid field; empty if there are several */
  entry(number: number, field: string): string;
  /** Two entries have this key. */
  twice(key: string): string;
}

const ENTRIES_MAX = 20;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A setting that is a JSON list, empty by default. Error messages never contain its values, which may be
 * secrets.
 * @param keyOf the key of an entry, which must be unique
 */
export function jsonList<Entry>(
  entry: z.ZodType<Entry>,
  keyOf: (entry: Entry) => string,
  refusals: Refusals,
) {
  return z
    .string()
    .transform((text, context): Entry[] => {
      const refuse = (message: string) => {
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      };
      const read = z.array(entry).max(ENTRIES_MAX).safeParse(parsed(text));
      if (!read.success) {
        const [at, field] = read.error.issues[0]?.path ?? [];
        const unknown = read.error.issues.find((issue) => issue.code === 'unrecognized_keys')?.keys[0];
        return refuse(
          typeof at === 'number' ? refusals.entry(at + 1, String(field ?? unknown ?? '')) : refusals.list,
        );
      }
      const keys = read.data.map(keyOf);
      const twice = keys.find((key, at) => keys.indexOf(key) < at);
      return twice === undefined ? read.data : refuse(refusals.twice(twice));
    })
    .default([]);
}
