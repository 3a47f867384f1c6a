import { useState } from 'react';
import type { ItemKind } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import type { KindPaths } from '#lib/items/kinds/kind.ts';
import type { Lineage } from '#lib/items/schemas.ts';
import { itemMessages as m } from '#lib/items/texts.ts';
import { Loaded } from '../form/Loaded.tsx';

/** « Copié de « … » par … », with a link if the person may still read the source. */
export function LineageLine({ kind, id, lineage }: { kind: ItemKind; id: string; lineage: Lineage }) {
  const { sourceId, sourceTitle, sourceAuthor, sourceHasChanged } = lineage;
  const { item, compareSource }: KindPaths = KINDS[kind].paths;
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <div className="lineage quiet">
      <i className="i-lucide-git-branch" aria-hidden="true" />
      <span>
        {m.copiedFrom}
        {sourceId ? <a href={item(sourceId)}>{sourceTitle}</a> : sourceTitle}
        {m.copiedFromBy(sourceAuthor)}
        {sourceHasChanged && (
          <>
            {m.sourceChanged}
            {compareSource ? (
              <a className="button small" href={compareSource(id)}>
                {m.sourceDifferences}
              </a>
            ) : (
              <button type="button" className="button small" onClick={() => setAsked(true)}>
                {m.sourceDifferences}
              </button>
            )}
          </>
        )}
      </span>
      {isAsked && (
        <Loaded
          load={async () => (await import('../versions/SourceDifferences.tsx')).SourceDifferences}
          giveUp={close}
          props={{ kind, id, onClose: close }}
        />
      )}
    </div>
  );
}
