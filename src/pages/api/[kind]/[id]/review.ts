import { moveReviewEndpoint } from '#lib/contract/endpoints/move-review.ts';
import { readReviewEndpoint } from '#lib/contract/endpoints/read-review.ts';
import { api } from '#lib/server/http/api.ts';
import { moveReview } from '#lib/server/usecases/reviews/move-review.ts';
import { readReview } from '#lib/server/usecases/reviews/read-review.ts';

export const GET = api(readReviewEndpoint, async ({ context, actor, params: { kind, id } }) =>
  readReview(context, actor, kind, id),
);

export const POST = api(moveReviewEndpoint, async ({ context, actor, params: { kind, id }, body }) =>
  moveReview(context, actor, kind, id, body),
);
