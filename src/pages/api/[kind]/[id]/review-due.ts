import { api } from '#lib/platform/server/http/api.ts';
import { readReviewDueEndpoint } from '#lib/reviews/endpoints/read-review-due.ts';
import { reviewUnchangedEndpoint } from '#lib/reviews/endpoints/review-unchanged.ts';
import { setReviewDueEndpoint } from '#lib/reviews/endpoints/set-review-due.ts';
import { readDue, reviewUnchanged, setDue } from '#lib/reviews/server/review-due.ts';

export const GET = api(readReviewDueEndpoint, ({ context, actor, params: { id } }) =>
  readDue(context, actor, id),
);

export const PUT = api(setReviewDueEndpoint, ({ context, actor, params: { id }, body }) =>
  setDue(context, actor, id, body),
);

export const POST = api(reviewUnchangedEndpoint, ({ context, actor, params: { id }, body }) =>
  reviewUnchanged(context, actor, id, body.months),
);
