import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { runWithIntention } from '#lib/accounts/browser/intention.ts';
import { itemHeadMessages } from '#lib/items/head-texts.ts';
import { COMMENT_MAX, type ItemKind } from '#lib/items/item.ts';
import { moderationMessages as m } from '#lib/items/moderation-texts.ts';
import type { CommentChange, RatingComment } from '#lib/items/schemas.ts';
import { call } from '#lib/platform/browser/api.ts';
import { failureText } from '#lib/platform/browser/client.ts';
import { notify } from '#lib/platform/notices-store.ts';
import './comment-actions.css';
import { usePendingAction } from '../form/use-pending-action.ts';
import { withinLimit } from '../form/within-limit.ts';

interface CommentActionsProps {
  kind: ItemKind;
  id: string;
  comment: RatingComment;
  onChanged(comments: RatingComment[]): void;
}

interface ReplyFormProps {
  author: string;
  start: string;
  busy: boolean;
  onSend(text: string): void;
  onCancel(): void;
}

/** Form in which the owner writes an answer; Escape cancels it. */
function ReplyForm({ author, start, busy, onSend, onCancel }: ReplyFormProps) {
  const [text, setText] = useState(start);
  const id = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && text.trim()) onSend(text.trim());
  };
  return (
    <form className="reply-form" onSubmit={send}>
      <label htmlFor={id}>{m.replyTo(author)}</label>
      <textarea
        id={id}
        className="input"
        rows={3}
        {...withinLimit(COMMENT_MAX)}
        required
        // biome-ignore lint/a11y/noAutofocus: the form replaces the button that was pressed
        autoFocus
        value={text}
        aria-describedby={`${id}-left`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <p id={`${id}-left`} className="quiet">
        {m.left(COMMENT_MAX - text.length)}
      </p>
      <div className="comment-actions">
        <button type="submit" className="button primary" disabled={busy || !text.trim()}>
          {m.publish}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {m.cancel}
        </button>
      </div>
    </form>
  );
}

/** Changes a comment and announces it; on failure, nothing that was typed is lost. */
function useChange(
  params: { kind: ItemKind; id: string; rater: string },
  onDone: (comments: RatingComment[]) => void,
) {
  const [busy, setBusy] = useState(false);
  const send = (body: CommentChange) => call('PATCH /[kind]/[id]/ratings/[rater]', { params, body });
  const change = async (body: CommentChange, told: string) => {
    setBusy(true);
    try {
      const { comments } = await (body.reply
        ? runWithIntention({ ...params, action: 'reply', text: body.reply }, () => send(body))
        : send(body));
      onDone(comments);
      notify('success', told);
    } catch (error) {
      notify('error', failureText(error, m.failure));
    } finally {
      setBusy(false);
    }
  };
  return { busy, change };
}

/** The owner's actions on a comment: answering, hiding, showing again. */
export function CommentActions({ kind, id, comment, onChanged }: CommentActionsProps) {
  const { hidden, reply } = comment;
  const author = comment.author || itemHeadMessages.unknownAuthor;
  /** Initial text of the answer being written; undefined when none is. */
  const [written, setWritten] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setWritten(undefined));
    opener.current?.focus();
  };
  const { busy, change } = useChange({ kind, id, rater: comment.username }, (comments) => {
    onChanged(comments);
    if (written !== undefined) close();
  });
  usePendingAction({ kind, id, action: 'reply', rater: comment.username }, ({ text }) => setWritten(text));
  if (written !== undefined)
    return (
      <ReplyForm
        author={author}
        start={written}
        busy={busy}
        onSend={(text) => void change({ reply: text }, m.replied)}
        onCancel={close}
      />
    );
  // Not `disabled` during the request: a disabled button would drop the focus.
  const act = (body: CommentChange, told: string) => () => busy || void change(body, told);
  return (
    <fieldset className="comment-actions">
      <legend className="visually-hidden">{m.actions(author)}</legend>
      <button ref={opener} type="button" className="button" onClick={() => setWritten(reply?.text ?? '')}>
        {reply ? m.editReply : m.reply}
      </button>
      {reply && (
        <button
          type="button"
          className="button"
          aria-disabled={busy || undefined}
          onClick={act({ reply: null }, m.replyDeleted)}
        >
          {m.deleteReply}
        </button>
      )}
      <button
        type="button"
        className="button"
        aria-disabled={busy || undefined}
        onClick={act({ hidden: !hidden }, hidden ? m.shown : m.hidden)}
      >
        <i className={hidden ? 'i-lucide-eye' : 'i-lucide-eye-off'} aria-hidden="true" />
        {hidden ? m.show : m.hide}
      </button>
    </fieldset>
  );
}
