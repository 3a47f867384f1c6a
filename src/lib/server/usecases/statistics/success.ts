import { DIMENSIONS, type Dimension, type OwnStatistics } from '#lib/contract/statistics.ts';
import { fold } from '#lib/domain/fold.ts';
import { DIFFICULTIES } from '#lib/kinds/case/definition.ts';
import { LOCATION_TAGS, MODALITY_TAGS, SPECIALTY_TAGS } from '#lib/kinds/questionnaire/filter-tags.ts';

const TAGS_OF = { modality: MODALITY_TAGS, specialty: SPECIALTY_TAGS, region: LOCATION_TAGS } as const;
/** Each as it is compared: a thousand cases are asked for all of them. */
const FOLDED = new Map(Object.values(TAGS_OF).flatMap((tags) => tags.map((tag) => [tag, fold(tag)])));

/** What is told of a case: nothing of one that is gone. */
export interface ToldCase {
  tags: readonly string[];
  summary: string;
}

/** What a case is in each of the dimensions: its tags say it, of more than one where they do. */
export function valuesOf({ tags, summary }: ToldCase, dimension: Dimension): string[] {
  if (dimension === 'difficulty') {
    const { difficulty } = JSON.parse(summary) as { difficulty?: number };
    return difficulty === undefined ? [] : [String(difficulty)];
  }
  const folded = new Set(tags.map(fold));
  return TAGS_OF[dimension].filter((tag) => folded.has(FOLDED.get(tag) ?? ''));
}

const ORDER = { ...TAGS_OF, difficulty: DIFFICULTIES } as Record<Dimension, readonly string[]>;

/** How often attempts were right, by what the cases are; a case of two modalities counts for both. */
export function successOf(
  cases: readonly { item_id: string; graded: number; right: number }[],
  told: ReadonlyMap<string, ToldCase>,
): OwnStatistics['success'] {
  const success = {} as OwnStatistics['success'];
  for (const dimension of DIMENSIONS) {
    const counts = new Map<string | null, { graded: number; right: number }>();
    for (const { item_id, graded, right } of cases) {
      const about = told.get(item_id);
      const values = about ? valuesOf(about, dimension) : [];
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
