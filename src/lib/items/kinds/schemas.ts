import { z } from 'zod';
import { caseSchemas } from '#lib/cases/schemas.ts';
import { protocolSchemas } from '#lib/protocols/schemas.ts';
import { questionnaireSchemas } from '#lib/questionnaires/schemas.ts';
import type { ItemKind } from '../item.ts';
import type { KindSchemas, PartRule } from './part-schema.ts';

/** The schemas of each kind. */
export const SCHEMAS: { readonly [Kind in ItemKind]: KindSchemas<Kind> } = {
  questionnaire: questionnaireSchemas,
  case: caseSchemas,
  protocol: protocolSchemas,
};

/** The rule for a part of this name; undefined when the kind has none. */
export function partRule(kind: ItemKind, part: string): PartRule | undefined {
  const { parts } = SCHEMAS[kind];
  return Object.hasOwn(parts, part) ? parts[part] : undefined;
}

/** The names of all parts of all kinds, each once. */
export const PART_NAMES = [...new Set(Object.values(SCHEMAS).flatMap(({ parts }) => Object.keys(parts)))];

/** The schema of any part; the part in the URL decides which one applies. */
export const anyPart = z.union(
  Object.values(SCHEMAS).flatMap(({ parts }) => Object.values(parts).map(({ schema }) => schema)),
);
