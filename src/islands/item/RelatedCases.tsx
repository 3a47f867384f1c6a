import { rememberCases } from '#lib/cases/browser/case-list.ts';
import { casePaths } from '#lib/cases/paths.ts';
import type { RelatedItem } from '#lib/items/related-schemas.ts';
import { RelatedItems } from './RelatedItems.tsx';

interface RelatedCasesProps {
  /** The case that they stand under. */
  caseId: string;
  items: readonly RelatedItem[];
}

/** Where to go on to from a case: the viewer goes through those, and back to it. */
export function RelatedCases({ caseId, items }: RelatedCasesProps) {
  return (
    <RelatedItems
      items={items}
      pathOf={casePaths.item}
      onFollow={() => rememberCases([caseId, ...items.map(({ _id }) => _id)])}
    />
  );
}
