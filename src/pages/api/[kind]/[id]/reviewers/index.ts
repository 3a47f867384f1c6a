import { nameReviewerEndpoint } from '#lib/reviews/endpoints/name-reviewer.ts';
import { nameReviewer } from '#lib/reviews/server/name-reviewers.ts';
import { api } from '#lib/server/http/api.ts';

export const POST = api(nameReviewerEndpoint, async ({ context, actor, params: { kind, id }, body }) => ({
  reviewers: await nameReviewer(context, actor, { kind, id, ...body }),
}));
