import { taggedCases } from '#lib/cases/tagged-cases.ts';
import { itemMessages } from '#lib/items/texts.ts';
import '../item/tag-links.css';

/** The tags of a case, shown with its answer: each links to the cases that have it. */
export function CaseTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="tags" aria-label={itemMessages.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <a href={taggedCases(tag)}>{tag}</a>
        </li>
      ))}
    </ul>
  );
}
