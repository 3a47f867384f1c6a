import { DIFFICULTIES } from '#lib/cases/definition.ts';
import type { CaseSummary } from '#lib/cases/summary.ts';
import { fold } from '#lib/platform/fold.ts';
import { LOCATION_TAGS, MODALITY_TAGS, SPECIALTY_TAGS } from '#lib/questionnaires/filter-tags.ts';
import { DIMENSIONS, type Dimension, type Graded, type OwnStatistics } from '../rules.ts';
import { BETWEEN_TAGS, type GradedCase } from './graded-attempt-queries.ts';

const TAGS_OF = { modality: MODALITY_TAGS, specialty: SPECIALTY_TAGS, region: LOCATION_TAGS } as const;
const FOLDED = Object.fromEntries(
  Object.entries(TAGS_OF).map(([dimension, tags]) => [
    dimension,
    new Map(tags.map((tag) => [fold(tag), tag])),
  ]),
) as Record<keyof typeof TAGS_OF, Map<string, string>>;

/** The properties of a case by which success is broken down. */
export interface CaseProperties {
  tags: readonly string[];
  difficulty: number | undefined;
}

/** The difficulty in a case's summary; undefined for other kinds. */
export const difficultyOf = (summary: string) => (JSON.parse(summary) as Partial<CaseSummary>).difficulty;

/** The values of a case in a dimension, from its tags; it may have several. */
export function valuesOf({ tags, difficulty }: CaseProperties, dimension: Dimension): string[] {
  if (dimension === 'difficulty') return difficulty === undefined ? [] : [String(difficulty)];
  return [...new Set(tags.flatMap((tag) => FOLDED[dimension].get(fold(tag)) ?? []))];
}

const ORDER = { ...TAGS_OF, difficulty: DIFFICULTIES } as Record<Dimension, readonly string[]>;

/** The values of a dimension in display order, with « no value » last. */
export const inOrderOf = (dimension: Dimension): readonly (string | null)[] => [...ORDER[dimension], null];

type Count = Pick<GradedCase, 'graded' | 'right' | 'repeats' | 'repeatsRight'>;
const NOTHING: Count = { graded: 0, right: 0, repeats: 0, repeatsRight: 0 };

const sumOf = (one: Count, other: Count): Count => ({
  graded: one.graded + Number(other.graded),
  right: one.right + Number(other.right),
  repeats: one.repeats + Number(other.repeats),
  repeatsRight: one.repeatsRight + Number(other.repeatsRight),
});

function addTo<Key>(counts: Map<Key, Count>, key: Key, count: Count): void {
  counts.set(key, sumOf(counts.get(key) ?? NOTHING, count));
}

/** First attempts of all cases together. */
export function firstOf(cases: readonly GradedCase[]): Graded {
  const { graded, right } = cases.reduce(sumOf, NOTHING);
  return { graded, right };
}

/** Adds up cases with equal properties first, since thousands share a few dozen tags. Deleted cases have none. */
function alike(cases: readonly GradedCase[]): (CaseProperties & Count)[] {
  const counts = new Map<string, Count>();
  for (const each of cases) {
    const difficulty = each.summary === null ? undefined : difficultyOf(each.summary);
    addTo(counts, [difficulty ?? '', each.tags ?? ''].join(BETWEEN_TAGS), each);
  }
  return [...counts].map(([key, count]) => {
    const [difficulty, ...tags] = key.split(BETWEEN_TAGS);
    return { ...count, tags, difficulty: difficulty ? Number(difficulty) : undefined };
  });
}

/** Right attempts by properties of the cases; a case with two modalities counts for both. */
export function successOf(cases: readonly GradedCase[]): OwnStatistics['success'] {
  const success = {} as OwnStatistics['success'];
  const groups = alike(cases);
  for (const dimension of DIMENSIONS) {
    const counts = new Map<string | null, Count>();
    for (const group of groups) {
      const values = valuesOf(group, dimension);
      for (const value of values.length > 0 ? values : [null]) addTo(counts, value, group);
    }
    success[dimension] = inOrderOf(dimension).flatMap((value) => {
      const count = counts.get(value);
      if (!count) return [];
      const { graded, right, repeats, repeatsRight } = count;
      return [{ value, graded, right, repeats: { graded: repeats, right: repeatsRight } }];
    });
  }
  return success;
}
