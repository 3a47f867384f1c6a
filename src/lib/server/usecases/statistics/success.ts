import { DIMENSIONS, type Dimension, type OwnStatistics } from '#lib/contract/statistics.ts';
import { fold } from '#lib/domain/fold.ts';
import { DIFFICULTIES } from '#lib/kinds/case/definition.ts';
import { LOCATION_TAGS, MODALITY_TAGS, SPECIALTY_TAGS } from '#lib/kinds/questionnaire/filter-tags.ts';

const TAGS_OF = { modality: MODALITY_TAGS, specialty: SPECIALTY_TAGS, region: LOCATION_TAGS } as const;
const FOLDED = Object.fromEntries(
  Object.entries(TAGS_OF).map(([dimension, tags]) => [
    dimension,
    new Map(tags.map((tag) => [fold(tag), tag])),
  ]),
) as Record<keyof typeof TAGS_OF, Map<string, string>>;

/** What is told of a case: nothing of one that is gone. */
export interface ToldCase {
  tags: readonly string[];
  summary: string;
}

/** What a case is in each of the dimensions: its tags say it, of more than one where they do. @param fold of its tags */
export function valuesOf(
  { tags, summary }: ToldCase,
  dimension: Dimension,
  folded: (tag: string) => string = fold,
): string[] {
  if (dimension === 'difficulty') {
    const { difficulty } = JSON.parse(summary) as { difficulty?: number };
    return difficulty === undefined ? [] : [String(difficulty)];
  }
  const values = tags.flatMap((tag) => FOLDED[dimension].get(folded(tag)) ?? []);
  return [...new Set(values)];
}

/** Folds each text once: thousands of cases share a few dozen tags. */
function foldOnce(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text) ?? fold(text);
    known.set(text, found);
    return found;
  };
}

const ORDER = { ...TAGS_OF, difficulty: DIFFICULTIES } as Record<Dimension, readonly string[]>;

/** How often attempts were right, by what the cases are; a case of two modalities counts for both. */
export function successOf(
  cases: readonly { item_id: string; graded: number; right: number }[],
  told: ReadonlyMap<string, ToldCase>,
): OwnStatistics['success'] {
  const success = {} as OwnStatistics['success'];
  const folded = foldOnce();
  for (const dimension of DIMENSIONS) {
    const counts = new Map<string | null, { graded: number; right: number }>();
    for (const { item_id, graded, right } of cases) {
      const about = told.get(item_id);
      const values = about ? valuesOf(about, dimension, folded) : [];
      for (const value of values.length > 0 ? values : [null]) {
        const count = counts.get(value) ?? { graded: 0, right: 0 };
        counts.set(value, { graded: count.graded + graded, right: count.right + right });
      }
    }
    success[dimension] = [...ORDER[dimension], null].flatMap((value) => {
      const count = counts.get(value);
      return count ? [{ value, ...count }] : [];
    });
  }
  return success;
}
