import type { MouseEvent } from 'react';
import { commonListMessages as m } from '#lib/items/list-texts.ts';
import '../item/labels.css';
import './card-tags.css';

export interface CardTagsProps {
  tags: string[];
  tagged: {
    /** URL of the list filtered by a further tag. */
    address(tag: string): string;
    show(tag: string): void;
  };
}

const TAGS_SHOWN = 3;

/** Whether a click opens another tab or window: the browser handles it. */
const isElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;

/** The tags of a card, each a link to the list filtered by it: on one line, which scrolls sideways if too long. */
export function CardTags({ tags, tagged }: CardTagsProps) {
  // An empty row keeps all cards at the same height.
  if (tags.length === 0) return <div className="tags" />;
  const more = tags.slice(TAGS_SHOWN);
  return (
    <ul
      className="tags"
      // Browsers do not scroll to an element that is already partly visible.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      {tags.slice(0, TAGS_SHOWN).map((tag) => (
        <li key={tag}>
          <a
            href={tagged.address(tag)}
            onClick={(event) => {
              if (isElsewhere(event)) return;
              event.preventDefault();
              tagged.show(tag);
            }}
          >
            {tag}
          </a>
        </li>
      ))}
      {more.length > 0 && (
        <li title={more.join(', ')}>
          <span aria-hidden="true">{m.moreTags(more.length)}</span>
          <span className="visually-hidden">{more.join(', ')}</span>
        </li>
      )}
    </ul>
  );
}
