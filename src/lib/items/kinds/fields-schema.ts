import { z } from 'zod';
import { type ImageRef, RICH_TEXT_MAX } from '#lib/rich-text/rich-text.ts';
import { NODE_ID } from './node-id.ts';

/** Field schemas shared by the bodies of the three kinds. Issue messages are codes; their French is elsewhere. */

/** Stable id of a node inside a body. */
export const nodeId = z.string().regex(NODE_ID, 'node-id');

/** Required text, trimmed. */
export const text = (maximum: number) => z.string().trim().min(1).max(maximum);

/** Text that may be empty, trimmed. */
export const freeText = (maximum: number) => z.string().trim().max(maximum);

/** A number within bounds, both inclusive (zod itself refuses NaN and infinities). */
export const within = (minimum: number, maximum: number) => z.number().min(minimum).max(maximum);

export const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'sha256');

export const pixels = z.int().min(1).max(65_535);

export const imageRef: z.ZodType<ImageRef> = z.strictObject({
  file: sha256,
  width: pixels,
  height: pixels,
  alt: freeText(RICH_TEXT_MAX.alt).optional(),
  caption: freeText(RICH_TEXT_MAX.caption).optional(),
});

/**
 * Maximum nesting of objects and arrays in a rich text: a list takes four per level, and one excessive level still
 * gets an error of its own.
 */
export const RICH_TEXT_DEPTH = 4 * (RICH_TEXT_MAX.levels + 1) + 1;

/** Adds an issue to a refinement, with a `code` by which its French message is found. */
export function refuse(ctx: z.RefinementCtx, code: string, path: PropertyKey[]): void {
  ctx.addIssue({ code: 'custom', message: code, path, params: { code } });
}

/**
 * A value whose nesting and size are measured without recursion before a recursive schema parses it:
 * a deeply nested body must be refused, not overflow the stack.
 */
export function boundedJson(maximumDepth: number, maximumNodes: number) {
  return z.unknown().superRefine((value, ctx) => {
    const pending: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
    let nodes = 0;
    for (let next = pending.pop(); next; next = pending.pop()) {
      if (typeof next.value !== 'object' || next.value === null) continue;
      nodes += 1;
      if (next.depth > maximumDepth) return refuse(ctx, 'too-deep', []);
      if (nodes > maximumNodes) return refuse(ctx, 'too-many-nodes', []);
      for (const child of Object.values(next.value)) pending.push({ value: child, depth: next.depth + 1 });
    }
  });
}
