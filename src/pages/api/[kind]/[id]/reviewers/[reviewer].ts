import { removeReviewerEndpoint } from '#lib/contract/endpoints/remove-reviewer.ts';
import { api } from '#lib/server/http/api.ts';
import { removeReviewer } from '#lib/server/usecases/reviews/reviewers.ts';

export const DELETE = api(removeReviewerEndpoint, async ({ context, actor, params }) => {
  const { kind, id, reviewer: username } = params;
  return { reviewers: await removeReviewer(context, actor, { kind, id, username }) };
});
