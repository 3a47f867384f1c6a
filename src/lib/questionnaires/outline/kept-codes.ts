import type { Code } from '../codes.ts';
import type { Question } from '../tree.ts';

/** The earlier terminology codes of a node, which are kept because outlines do not contain them. */
export function keptCodes(earlier: object | undefined): { codes?: Code[] } {
  const { codes } = (earlier ?? {}) as { codes?: Code[] };
  return codes ? { codes } : {};
}

/** The earlier code of a unit, if the unit is unchanged. */
export function keptUnitCode(
  value: { type: Question['type']; unit?: string | undefined },
  earlier: object | undefined,
): { unitCode?: Code } {
  if (value.type !== 'number' && value.type !== 'formula') return {};
  const { unit, unitCode } = (earlier ?? {}) as { unit?: string; unitCode?: Code };
  return unitCode && (unit ?? '') === (value.unit ?? '') ? { unitCode } : {};
}
