import { useState } from 'react';
import { runWithIntention } from '#lib/accounts/browser/intention.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { ratingPanelMessages as m } from '#lib/items/rating-panel-texts.ts';
import type { RatingAnswer } from '#lib/items/schemas.ts';
import { call } from '#lib/platform/browser/api.ts';
import { failureText, type Params } from '#lib/platform/browser/client.ts';

/** An item and its rating as shown. */
export interface RatedItem extends RatingAnswer {
  kind: ItemKind;
  id: string;
}

/** Passed to the parent when the server's answer contains no figures (product.md, difference 3). */
const NO_RATING: RatingAnswer = { averageRating: 0, ratingsCount: 0, userRating: null };

/** The comment of the person's own rating; empty if there is none or it cannot be loaded. */
async function ownComment(params: Params<'GET /[kind]/[id]/ratings'>): Promise<string> {
  try {
    const { comments } = await call('GET /[kind]/[id]/ratings', { params });
    return comments.find((each) => each.mine)?.comment ?? '';
  } catch {
    return '';
  }
}

/** Gives, changes and deletes the person's rating; `onDone` is called for each success. */
export function useRating(
  item: RatedItem,
  { onChange, onDone }: { onChange(answer: RatingAnswer): void; onDone(message: string): void },
) {
  const [message, setMessage] = useState('');
  const [submitting, setSubmitting] = useState(false);
  const params = { kind: item.kind, id: item.id };

  const run = async (
    action: () => Promise<RatingAnswer>,
    text: { success: string; failure: string },
    told: RatingAnswer,
  ) => {
    setSubmitting(true);
    setMessage('');
    try {
      const answer = await action();
      onChange({ ...told, ...answer });
      onDone(text.success);
    } catch (error) {
      setMessage(failureText(error, text.failure));
      setSubmitting(false);
    }
  };
  return {
    message,
    setMessage,
    submitting,
    readComment: () => ownComment(params),
    /** The comment is undefined if it is unchanged. */
    publish: (rating: number, comment: string | undefined) =>
      run(
        () =>
          runWithIntention({ ...params, action: 'rate', rating, comment }, () =>
            call('POST /[kind]/[id]/rate', { params, body: { rating, comment } }),
          ),
        { success: m.rated, failure: m.rateFailure },
        { ...item, userRating: rating },
      ),
    remove: () =>
      run(
        () => call('DELETE /[kind]/[id]/rate', { params }),
        { success: m.deleted, failure: m.deleteFailure },
        NO_RATING,
      ),
  };
}
