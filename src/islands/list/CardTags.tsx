import type { MouseEvent } from 'react';
import { commonListMessages as m } from '#lib/items/list-texts.ts';
import '../item/labels.css';
import './card-tags.css';

export interface CardTagsProps {
  tags: string[];
  tagged: {
    /** The address of the list that also asks for a tag. */
    address(tag: string): string;
    show(tag: string): void;
  };
}

const TAGS_SHOWN = 3;

/** Whether a click opens another tab or window: the browser handles it. */
const isElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;

/** The tags of a card, each a way to the list of what has it: on one line, which scrolls sideways where it is short. */
export function CardTags({ tags, tagged }: CardTagsProps) {
  // The place is kept, so that every card is as high as the next.
  if (tags.length === 0) return <div className="tags" />;
  const more = tags.slice(TAGS_SHOWN);
  return (
    <ul
      className="tags"
      // Browsers leave what is seen in part as it is.
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
