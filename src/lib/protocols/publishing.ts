import type { PublishRules } from '#lib/items/kinds/kind.ts';
import { COMMON_LACKS } from '#lib/items/kinds/lacks.ts';
import { VALIDATED } from '#lib/reviews/review-rules.ts';

/** The parts that a protocol may lack, required ones first. */
export const protocolPublishing: PublishRules<'protocol'> = {
  title: COMMON_LACKS.title,
  attestation: COMMON_LACKS.attestation,
  validation: ({ body }) => body.reviewStatus !== VALIDATED,
  tags: COMMON_LACKS.tags,
};
