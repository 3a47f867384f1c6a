import { api } from '#lib/platform/server/http/api.ts';
import { removeReviewerEndpoint } from '#lib/reviews/endpoints/remove-reviewer.ts';
import { removeReviewer } from '#lib/reviews/server/name-reviewers.ts';

export const DELETE = api(removeReviewerEndpoint, async ({ context, actor, params }) => {
  const { kind, id, reviewer: username } = params;
  return { reviewers: await removeReviewer(context, actor, { kind, id, username }) };
});
