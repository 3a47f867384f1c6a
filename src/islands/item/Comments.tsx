import { itemHeadMessages } from '#lib/items/head-texts.ts';
import type { ItemKind } from '#lib/items/item.ts';
import type { RatingComment } from '#lib/items/schemas.ts';
import { itemMessages as m } from '#lib/items/texts.ts';
import { flagPath } from '#lib/moderation/flag.ts';
import { flagMessages } from '#lib/moderation/texts.ts';
import { formatShortDate } from '#lib/platform/format-texts.ts';
import { Loaded } from '../form/Loaded.tsx';
import { OneRating } from '../rating/Stars.tsx';

interface CommentsProps {
  comments: RatingComment[];
  /** The id of the item. */
  id: string;
  /** The item, for its owner only, who may answer comments and hide them. */
  own: { kind: ItemKind; id: string; onChanged(comments: RatingComment[]): void } | undefined;
}

const ignore = () => undefined;

function OneComment({ comment, id, own }: { comment: RatingComment } & Pick<CommentsProps, 'id' | 'own'>) {
  const { author, mine, hidden, reply, rating, updatedAt } = comment;
  return (
    <li className={hidden ? 'hidden-comment' : undefined}>
      <p className="comment-head">
        <strong>{mine ? m.myComment : author || itemHeadMessages.unknownAuthor}</strong>
        <OneRating rating={rating} />
        <time dateTime={updatedAt}>{formatShortDate(updatedAt)}</time>
        {!mine && !own && (
          <a className="flag-comment" href={flagPath(id, { comment: comment.username })}>
            {flagMessages.action}
          </a>
        )}
      </p>
      <p className="comment-text">{comment.comment}</p>
      {hidden && <p className="quiet">{mine ? m.hiddenMine : m.hiddenByMe}</p>}
      {reply && (
        <div className="comment-reply">
          <p className="comment-head">
            <strong>{m.reply}</strong>
            <time dateTime={reply.updatedAt}>{formatShortDate(reply.updatedAt)}</time>
          </p>
          <p className="comment-text">{reply.text}</p>
        </div>
      )}
      {own && (
        <Loaded
          load={async () => (await import('./CommentActions.tsx')).CommentActions}
          giveUp={ignore}
          props={{ ...own, comment }}
        />
      )}
    </li>
  );
}

/** The comments that came with ratings, and the author's answers. */
export function Comments({ comments, id, own }: CommentsProps) {
  return (
    <section className="comments" aria-label={m.comments}>
      <h2>{comments.length === 0 ? m.comments : m.commentsCount(comments.length)}</h2>
      {comments.length === 0 && <p className="quiet">{m.noComment}</p>}
      <ul>
        {comments.map((comment) => (
          <OneComment key={comment.username} comment={comment} id={id} own={own} />
        ))}
      </ul>
    </section>
  );
}
