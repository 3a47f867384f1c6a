import { VALIDATED } from '#lib/domain/review.ts';
import type { PublishRules } from '../kind.ts';
import { COMMON_LACKS } from '../lacks.ts';

/** What a protocol may lack, what is required first. */
export const protocolPublishing: PublishRules<'protocol'> = {
  title: COMMON_LACKS.title,
  attestation: COMMON_LACKS.attestation,
  validation: ({ body }) => body.reviewStatus !== VALIDATED,
  tags: COMMON_LACKS.tags,
};
