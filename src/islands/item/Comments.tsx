import type { RatingComment } from '#lib/contract/items.ts';
import { formatShortDate } from '#lib/messages/format.ts';
import { itemMessages as m } from '#lib/messages/item.ts';
import { OneRating } from '../rating/Stars.tsx';

/** What people wrote with their ratings. */
export function Comments({ comments }: { comments: RatingComment[] }) {
  return (
    <section className="comments" aria-label={m.comments}>
      <h2>{comments.length === 0 ? m.comments : m.commentsCount(comments.length)}</h2>
      {comments.length === 0 && <p className="quiet">{m.noComment}</p>}
      <ul>
        {comments.map((comment) => (
          <li key={`${comment.author} ${comment.updatedAt}`}>
            <p className="comment-head">
              <strong>{comment.mine ? m.myComment : comment.author || m.unknownAuthor}</strong>
              <OneRating rating={comment.rating} />
              <time dateTime={comment.updatedAt}>{formatShortDate(comment.updatedAt)}</time>
            </p>
            <p className="comment-text">{comment.comment}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
