import { CallFailed } from '#lib/contract/client.ts';
import type { Reviewer } from '#lib/contract/reviews.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { reviewMessages as m } from '#lib/messages/review.ts';
import { call } from './api.ts';

type Answer = { reviewers: Reviewer[] } | { refusal: string };

async function told(asked: Promise<{ reviewers: Reviewer[] }>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    return { refusal: (error instanceof CallFailed && error.serverMessage) || m.failure };
  }
}

/** Names those who review an item of one's own: who they are now, or why the server refused. */
export function itemReviewers(kind: ItemKind, id: string) {
  return {
    name: (username: string): Promise<Answer> =>
      told(call('POST /[kind]/[id]/reviewers', { params: { kind, id }, body: { username } })),
    remove: (reviewer: string): Promise<Answer> =>
      told(call('DELETE /[kind]/[id]/reviewers/[reviewer]', { params: { kind, id, reviewer } })),
  };
}
