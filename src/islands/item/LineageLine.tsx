import type { Lineage } from '#lib/contract/items.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { KINDS } from '#lib/kinds/definitions.ts';
import { itemMessages as m } from '#lib/messages/item.ts';

/** « Copié de « … » par … », with a link while the source can still be read. */
export function LineageLine({ kind, lineage }: { kind: ItemKind; lineage: Lineage }) {
  const { sourceId, sourceTitle, sourceAuthor } = lineage;
  return (
    <p className="lineage quiet">
      <i className="i-lucide-git-branch" aria-hidden="true" />
      <span>
        {m.copiedFrom}
        {sourceId ? <a href={KINDS[kind].paths.item(sourceId)}>{sourceTitle}</a> : sourceTitle}
        {m.copiedFromBy(sourceAuthor)}
      </span>
    </p>
  );
}
