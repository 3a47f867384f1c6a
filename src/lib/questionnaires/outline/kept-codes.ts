import type { Code } from '../codes.ts';
import type { Question } from '../tree.ts';

/** What a node was called in terminologies: texts do not say it, and it is the same node. */
export function keptCodes(earlier: object | undefined): { codes?: Code[] } {
  const { codes } = (earlier ?? {}) as { codes?: Code[] };
  return codes ? { codes } : {};
}

/** The code of a unit, as long as the unit is the same. */
export function keptUnitCode(
  value: { type: Question['type']; unit?: string | undefined },
  earlier: object | undefined,
): { unitCode?: Code } {
  if (value.type !== 'number' && value.type !== 'formula') return {};
  const { unit, unitCode } = (earlier ?? {}) as { unit?: string; unitCode?: Code };
  return unitCode && (unit ?? '') === (value.unit ?? '') ? { unitCode } : {};
}
