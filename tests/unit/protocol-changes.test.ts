import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange } from '#lib/protocols/apply-change.ts';
import type { EditedBody } from '#lib/protocols/body-edits.ts';
import type { FieldChange } from '#lib/protocols/field-changes.ts';
import { fieldDifferences } from '#lib/protocols/field-differences.ts';
import { propertyRuns } from '../run/tier.ts';

const words = fc.constantFrom('', 'Sag', 'DP', 'FS', 'T1 Gd', 'b0');
const value = fc.option(fc.nat(4), { nil: undefined });
/** Rows that say nearly the same under nearly the same names: what is hardest to match. */
const row = fc.record({
  name: fc.constantFrom('Sag T1', 'T1 sag', 'Sag T2', 'Ax DP FS', 'Cor DP', 'Diffusion', 'X'),
  plane: words,
  tr: value,
  te: value,
  bValues: fc.option(fc.array(fc.nat(3), { maxLength: 2 }), { nil: undefined }),
});
const rows = fc.uniqueArray(row, { maxLength: 8, selector: ({ name }) => name });
const line = fc.constantFrom('Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept');
const lines = fc.uniqueArray(line, { maxLength: 7 });
const body = fc.record({
  imagingType: fc.constantFrom('IRM' as const, 'Scanner' as const),
  region: fc.constantFrom('Thorax' as const, 'Abdomen' as const),
  reviewStatus: fc.constant('Brouillon' as const),
  description: words,
  indications: lines,
  pitfalls: lines,
  preparation: fc.record({ coil: words, field: words }),
  contrast: fc.record({ agent: words, doseMlPerKg: value }),
  acquisition: fc.record({ sequences: rows, passes: fc.constant([{ name: 'Portal', kv: 100 }]) }),
  doseReference: fc.record({ dlp: value }),
}) as fc.Arbitrary<EditedBody>;

/** A body without what is not filled in, its keys in order: two that say the same are then the same. */
function said(of: unknown): unknown {
  if (Array.isArray(of)) return of.map(said);
  if (typeof of !== 'object' || of === null) return of;
  const entries = Object.entries(of)
    .map(([key, each]) => [key, said(each)] as const)
    .filter(([, each]) => each !== undefined && each !== '' && JSON.stringify(each) !== '[]')
    .filter(([, each]) => JSON.stringify(each) !== '{}');
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function applyAll(start: EditedBody, changes: readonly FieldChange[]): EditedBody {
  let now = start;
  for (const change of changes) {
    const next = applyChange(now, change);
    if (next === null) throw new Error(`does not apply: ${change.path} ${change.change}`);
    now = next;
  }
  return now;
}

const RUNS = { numRuns: propertyRuns(400), seed: 1895 };

describe('the changes of a protocol', () => {
  it('are none between what says the same', () => {
    fc.assert(
      fc.property(body, (one) => {
        expect(fieldDifferences(one, structuredClone(one))).toEqual([]);
        expect(fieldDifferences(one, said(one) as EditedBody)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('make one the other, in whatever order', () => {
    const order = fc.infiniteStream(fc.nat());
    fc.assert(
      fc.property(body, body, order, (before, after, numbers) => {
        const changes = fieldDifferences(before, after);
        expect(said(applyAll(before, changes))).toEqual(said(after));
        const keys = new Map(changes.map((change) => [change, numbers.next().value as number]));
        const shuffled = changes.toSorted((one, other) => keys.get(one)! - keys.get(other)!);
        expect(said(applyAll(before, shuffled))).toEqual(said(after));
      }),
      RUNS,
    );
  });

  it('are done once: what says so already stays the same object', () => {
    fc.assert(
      fc.property(body, body, (before, after) => {
        for (const change of fieldDifferences(before, after)) expect(applyChange(after, change)).toBe(after);
      }),
      RUNS,
    );
  });

  it('have paths of their own', () => {
    fc.assert(
      fc.property(body, body, (before, after) => {
        const paths = fieldDifferences(before, after).map(({ path }) => path);
        expect(new Set(paths).size).toBe(paths.length);
      }),
      RUNS,
    );
  });

  it('touch nothing but what they name, in a copy of one’s own too', () => {
    fc.assert(
      fc.property(body, body, body, (before, after, mine) => {
        for (const change of fieldDifferences(before, after)) {
          const next = applyChange(mine, change);
          if (!next) continue;
          for (const { section } of fieldDifferences(mine, next)) expect(section).toBe(change.section);
          const old: readonly unknown[] = mine.acquisition?.sequences ?? [];
          const kept = (next.acquisition?.sequences ?? []).filter((each) => old.includes(each));
          expect(kept.length).toBeGreaterThanOrEqual(old.length - 1);
        }
      }),
      RUNS,
    );
  });

  it('lose and invent nothing where rows have one name and lines are said twice', () => {
    const twice = fc.record({
      sequences: fc.array(row, { maxLength: 6 }),
      indications: fc.array(line, { maxLength: 6 }),
    });
    fc.assert(
      fc.property(body, twice, twice, (of, one, other) => {
        const [before, after] = [one, other].map(({ sequences, indications }) => ({
          ...of,
          indications,
          acquisition: { sequences },
        })) as [EditedBody, EditedBody];
        const now = applyAll(before, fieldDifferences(before, after));
        const inAnyOrder = ({ indications = [], acquisition }: EditedBody) =>
          [
            ...indications,
            ...(acquisition?.sequences ?? []).map((each) => JSON.stringify(said(each))),
          ].sort();
        expect(inAnyOrder(now)).toEqual(inAnyOrder(after));
      }),
      RUNS,
    );
  });
});
