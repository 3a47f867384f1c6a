import type { RelatedItem } from '#lib/items/related-schemas.ts';
import { relatedMessages as m } from '#lib/items/related-texts.ts';
import './related.css';

interface RelatedItemsProps {
  items: readonly RelatedItem[];
  pathOf(id: string): string;
  /** Called when a related item is about to be opened. */
  onFollow?: () => void;
}

/** Related items to open next: a few public ones of the same lineage or with the same tags. */
export function RelatedItems({ items, pathOf, onFollow }: RelatedItemsProps) {
  if (items.length === 0) return null;
  return (
    <nav className="related" aria-label={m.title}>
      <h2>{m.title}</h2>
      <ul>
        {items.map(({ _id, title, author, tags, kin, read }) => (
          <li key={_id}>
            <a href={pathOf(_id)} onClick={onFollow}>
              {title ?? m.hidden(tags)}
            </a>
            <span>{[author, kin && m.kin, read && m.read].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
