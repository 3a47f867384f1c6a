import type { Difference } from '#lib/items/differences.ts';
import type { ProtocolBody } from './body-schema.ts';
import { fieldDifferences } from './field-differences.ts';

/** What differs between two protocols, for somebody to read: fields, lines, and rows with what changed in them. */
export function protocolDifferences(before: ProtocolBody, after: ProtocolBody): Difference[] {
  return fieldDifferences(before, after).map(({ step: _step, ...told }) => ({ what: 'field', ...told }));
}
