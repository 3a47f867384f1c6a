import { formatShortDate } from '#lib/platform/format-texts.ts';
import type { WrittenWith } from './schemas.ts';

/** Co-authored items, above the person's own lists. */
export const writtenWithMessages = {
  title: (count: number) => `Avec d’autres auteurs (${count})`,
  of: ({ owner, updatedAt }: WrittenWith) => `de ${owner}, modifié le ${formatShortDate(updatedAt)}`,
  editWhat: (title: string) => `Modifier\u00a0: ${title}`,
};
