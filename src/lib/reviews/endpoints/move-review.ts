import { KINDS } from '#lib/items/kinds/definitions.ts';
import { itemCard } from '#lib/items/schemas.ts';
import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { VALIDATED } from '../review-rules.ts';
import { type ReviewStep, reviewStep } from '../schemas.ts';

export const moveReviewEndpoint = {
  method: 'POST',
  path: '/[kind]/[id]/review',
  access: 'owner-or-reviewer',
  summary:
    'Ask for the review of the working copy of your item, validate it (of a protocol: a further version, public when the item is) or send it back; a reviewer does the latter two, which of a case or a questionnaire is their word before publication',
  // Validating a public protocol also publishes the new version, which needs confirmation.
  confirms: ({ status }: ReviewStep, item) =>
    status === VALIDATED && item?.visibility === 'public' && KINDS[item.kind].reviewed
      ? 'publish'
      : undefined,
  request: reviewStep,
  status: 200,
  response: itemCard,
  errors: [
    'changed_meanwhile',
    'review_step',
    'review_word_required',
    'validation_incomplete',
    'quota_full',
    'owner_quota_full',
  ],
} as const satisfies Endpoint;
