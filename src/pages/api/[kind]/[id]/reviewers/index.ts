import { api } from '#lib/platform/server/http/api.ts';
import { nameReviewerEndpoint } from '#lib/reviews/endpoints/name-reviewer.ts';
import { nameReviewer } from '#lib/reviews/server/name-reviewers.ts';

export const POST = api(nameReviewerEndpoint, async ({ context, actor, params: { kind, id }, body }) => ({
  reviewers: await nameReviewer(context, actor, { kind, id, ...body }),
}));
