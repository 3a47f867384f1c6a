import type { Difference } from '#lib/items/differences.ts';
import type { ProtocolBody } from './body-schema.ts';
import { fieldDifferences } from './field-differences.ts';

/** The differences between two protocols for display: fields, lines, and rows with their changes. */
export function protocolDifferences(before: ProtocolBody, after: ProtocolBody): Difference[] {
  return fieldDifferences(before, after).map(({ step: _step, ...told }) => ({ what: 'field', ...told }));
}
