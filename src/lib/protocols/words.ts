import type { ProtocolBody } from './body-schema.ts';
import { COMMON_WORDS } from './common-words.ts';
import { fieldsOf, TABLE_NAMES } from './fields/acquisition-fields.ts';

/**
 * Words used in the short fields of protocols, by field: `preparation.coil`, `sequences.plane`, as suggestions for
 * editors, the most used first.
 */
export type FieldWords = Record<string, string[]>;

/** Facts with useful suggestions: the others contain numbers or sentences. */
const FACTS = {
  preparation: ['fasting', 'renalFunction', 'allergy', 'pregnancy', 'position', 'coil', 'field'],
  contrast: ['agent', 'concentration', 'bolusTracking', 'flush'],
} as const;

/** Maximum length of a suggestion: longer texts are sentences, which are not reused. */
const LETTERS = 80;
/** Maximum number of suggestions for a field: people do not read more while typing. */
const PROPOSED = 12;

function* usedIn(body: Partial<ProtocolBody>): Generator<[field: string, word: unknown]> {
  for (const [section, names] of Object.entries(FACTS)) {
    const facts = (body[section as keyof typeof FACTS] ?? {}) as Record<string, unknown>;
    for (const name of names) yield [`${section}.${name}`, facts[name]];
  }
  for (const table of TABLE_NAMES) {
    const keys = fieldsOf(table)
      .filter(({ shape }) => shape.kind === 'text')
      .map(({ key }) => key);
    const rows = (body.acquisition?.[table] ?? []) as readonly Record<string, unknown>[];
    for (const row of rows) for (const key of keys) yield [`${table}.${key}`, row[key]];
  }
}

/** The words of these protocols, most used first, followed by words common in departments. */
export function fieldWords(bodies: readonly Partial<ProtocolBody>[]): FieldWords {
  const counts = new Map<string, Map<string, number>>();
  for (const [field, used] of bodies.flatMap((body) => [...usedIn(body)])) {
    const word = typeof used === 'string' ? used.trim() : '';
    if (word === '' || word.length > LETTERS) continue;
    const words = counts.get(field) ?? new Map<string, number>();
    counts.set(field, words.set(word, (words.get(word) ?? 0) + 1));
  }
  const fields = new Set([...counts.keys(), ...Object.keys(COMMON_WORDS)]);
  return Object.fromEntries(
    [...fields].map((field) => {
      const own = [...(counts.get(field) ?? [])].sort(([, a], [, b]) => b - a).map(([word]) => word);
      return [field, [...new Set([...own, ...(COMMON_WORDS[field] ?? [])])].slice(0, PROPOSED)];
    }),
  );
}
