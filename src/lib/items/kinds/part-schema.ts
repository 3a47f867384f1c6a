import type { z } from 'zod';
import type { ItemKind } from '../item.ts';
import type { BodyOfKind } from './bodies.ts';

/** The schema of a part, and the maximum size of its JSON. */
export interface PartRule {
  schema: z.ZodType<object>;
  maxBytes: number;
}

const KB = 1024;

/** Maximum size of a part in bytes. */
export const PART_BYTES = {
  /** A few words. */
  words: 64 * KB,
  /** A long chapter with its tables. */
  chapter: 512 * KB,
  /** Any body: ten thousand 16-bit images with their positions (230 to 260 bytes each). */
  body: 2.5 * KB * KB,
  /** The images of a case: as above, plus the blacked-out regions (`ZONES_BYTES`). */
  images: 3 * KB * KB,
} as const;

/** The schemas of a kind's body, as a whole and in the parts in which it is saved. */
export interface KindSchemas<Kind extends ItemKind, Part extends string = string> {
  body: z.ZodType<BodyOfKind[Kind]>;
  parts: Readonly<Record<Part, PartRule>>;
}
