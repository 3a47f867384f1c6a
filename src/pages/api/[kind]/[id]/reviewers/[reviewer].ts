import { removeReviewerEndpoint } from '#lib/reviews/endpoints/remove-reviewer.ts';
import { removeReviewer } from '#lib/reviews/server/name-reviewers.ts';
import { api } from '#lib/server/http/api.ts';

export const DELETE = api(removeReviewerEndpoint, async ({ context, actor, params }) => {
  const { kind, id, reviewer: username } = params;
  return { reviewers: await removeReviewer(context, actor, { kind, id, username }) };
});
