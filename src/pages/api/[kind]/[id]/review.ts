import { api } from '#lib/platform/server/http/api.ts';
import { moveReviewEndpoint } from '#lib/reviews/endpoints/move-review.ts';
import { readReviewEndpoint } from '#lib/reviews/endpoints/read-review.ts';
import { moveReview } from '#lib/reviews/server/move-review.ts';
import { readReview } from '#lib/reviews/server/read-review.ts';

export const GET = api(readReviewEndpoint, async ({ context, actor, params: { kind, id } }) =>
  readReview(context, actor, kind, id),
);

export const POST = api(moveReviewEndpoint, async ({ context, actor, params: { kind, id }, body }) =>
  moveReview(context, actor, kind, id, body),
);
