import { rememberCases } from '#lib/cases/browser/case-list.ts';
import { casePaths } from '#lib/cases/paths.ts';
import type { RelatedItem } from '#lib/items/related-schemas.ts';
import { RelatedItems } from './RelatedItems.tsx';

interface RelatedCasesProps {
  /** The case under which they are listed. */
  caseId: string;
  items: readonly RelatedItem[];
}

/** Related cases to open next: the viewer goes through them, and back to this one. */
export function RelatedCases({ caseId, items }: RelatedCasesProps) {
  return (
    <RelatedItems
      items={items}
      pathOf={casePaths.item}
      onFollow={() => rememberCases([caseId, ...items.map(({ _id }) => _id)])}
    />
  );
}
