import type { ShownReview } from '#lib/reviews/schemas.ts';
import { protocolViewMessages as m } from '../view-texts.ts';

/**
 * The displayed state of a protocol: its version with the person who validated it, or the status of its review.
 * @param label the protocol's own name for its version, e.g. « 2.1 »
 */
export function stateOf(
  { status, version, validatedBy, byAuthor, validatedAt }: ShownReview,
  label?: string,
): string[] {
  if (version === null) return [status, ...(label ? [m.label(label)] : [])];
  const validated = validatedAt === null ? [] : [m.validated(validatedBy, byAuthor, validatedAt)];
  return [m.version(version, label), ...validated];
}
