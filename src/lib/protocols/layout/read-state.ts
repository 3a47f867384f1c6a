import type { ShownReview } from '#lib/reviews/schemas.ts';
import { protocolViewMessages as m } from '../view-texts.ts';

/**
 * Which state of a protocol is read: its version and who validated it, or how far its review is.
 * @param label what the protocol itself calls its version, e.g. « 2.1 »
 */
export function stateOf(
  { status, version, validatedBy, byAuthor, validatedAt }: ShownReview,
  label?: string,
): string[] {
  if (version === null) return [status, ...(label ? [m.label(label)] : [])];
  const validated = validatedAt === null ? [] : [m.validated(validatedBy, byAuthor, validatedAt)];
  return [m.version(version, label), ...validated];
}
