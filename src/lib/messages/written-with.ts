import type { WrittenWith } from '#lib/contract/people.ts';
import { formatShortDate } from './format.ts';

/** What one writes with others, above one's own lists. */
export const writtenWithMessages = {
  title: (count: number) => `Avec d’autres auteurs (${count})`,
  of: ({ owner, updatedAt }: WrittenWith) => `de ${owner}, modifié le ${formatShortDate(updatedAt)}`,
  editWhat: (title: string) => `Modifier\u00a0: ${title}`,
};
