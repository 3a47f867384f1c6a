import type { RelatedItem } from '#lib/contract/related.ts';
import { casePaths } from '#lib/kinds/case/paths.ts';
import { rememberCases } from '#lib/stores/case-list.ts';
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
