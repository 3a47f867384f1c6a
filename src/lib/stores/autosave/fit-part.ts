import { type DraftParts, type Fields, fieldsOf, isSame, storedPart } from './draft-parts.ts';
import { fitted, type TextLimit } from './text-limits.ts';

/** What of a part can be sent. */
export interface FitPart {
  /** As it is stored, with what is over its limit as it was saved last; null while it cannot be stored. */
  stored: Fields | null;
  /** The limits that texts are over. */
  over: readonly TextLimit[];
  /** Whether all that is not saved of it is over its limit. */
  isHeld: boolean;
}

/** Tells what of a part can be sent: the texts that are over their limit wait until they fit. */
export function fitPart(parts: DraftParts, part: string, draft: object, saved: object): FitPart {
  const over: TextLimit[] = [];
  const fields = fieldsOf(parts, part, draft);
  const fit = fitted(fields, saved, parts.limits, (limit) => over.push(limit)) as Fields;
  const stored = storedPart(parts, part, fit);
  const isHeld = over.length > 0 && (!stored || isSame(stored, storedPart(parts, part, saved) ?? {}));
  return { stored, over, isHeld };
}
