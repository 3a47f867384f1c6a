import { nameReviewerEndpoint } from '#lib/contract/endpoints/name-reviewer.ts';
import { api } from '#lib/server/http/api.ts';
import { nameReviewer } from '#lib/server/usecases/reviews/reviewers.ts';

export const POST = api(nameReviewerEndpoint, async ({ context, actor, params: { kind, id }, body }) => ({
  reviewers: await nameReviewer(context, actor, { kind, id, ...body }),
}));
