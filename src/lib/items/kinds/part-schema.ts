import type { z } from 'zod';
import type { ItemKind } from '../item.ts';
import type { BodyOfKind } from './bodies.ts';

/** What a part may be, and the bytes of its JSON. */
export interface PartRule {
  schema: z.ZodType<object>;
  maxBytes: number;
}

const KB = 1024;

/** Bytes that a part may have. */
export const PART_BYTES = {
  /** A few words. */
  words: 64 * KB,
  /** A long chapter with its tables. */
  chapter: 512 * KB,
  /** Any body: ten thousand 16-bit images with their positions (230 to 260 bytes each). */
  body: 2.5 * KB * KB,
} as const;

/** What a kind's body is checked by, whole and in the parts that it is saved by. */
export interface KindSchemas<Kind extends ItemKind, Part extends string = string> {
  body: z.ZodType<BodyOfKind[Kind]>;
  parts: Readonly<Record<Part, PartRule>>;
}
