import { rememberCases } from '#lib/cases/browser/case-list.ts';
import { casePaths } from '#lib/cases/paths.ts';
import type { RelatedItem } from '#lib/items/related-schemas.ts';
import { RelatedItems } from './RelatedItems.tsx';

interface RelatedCasesProps {
  /** The case that they are related to. */
  caseId: string;
  items: readonly RelatedItem[];
}

/** Related cases to open next: the viewer can go through them, and back to this case. */
export function RelatedCases({ caseId, items }: RelatedCasesProps) {
  return (
    <RelatedItems
      items={items}
      pathOf={casePaths.item}
      onFollow={() => rememberCases([caseId, ...items.map(({ _id }) => _id)])}
    />
  );
}
