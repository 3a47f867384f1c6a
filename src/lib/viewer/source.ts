import { type Quality, wantedKey } from '#lib/domain/load-plan.ts';
import type { Picture } from './picture.ts';

/** What the loader knows of a file before it has it. */
export interface FileFacts {
  /** On the line. */
  bytes: number;
  /** Decoded, in memory. */
  memory: number;
}

/** Where files come from; tests bring their own. */
export interface Source {
  /** Undefined when there is no such file: an ordinary image has no frame. */
  facts(stack: number, index: number, quality: Quality): FileFacts | undefined;
  /** The bytes of a preview. */
  fetchPreview(stack: number, index: number, signal: AbortSignal): Promise<Blob>;
  decodePreview(stack: number, blob: Blob): Promise<Picture>;
  fetchFrame(stack: number, index: number, signal: AbortSignal): Promise<Picture>;
}

/** The names of a slice's preview and frame. */
export function keysOf(stack: number, index: number): [string, string] {
  return [wantedKey({ stack, index, quality: 'preview' }), wantedKey({ stack, index, quality: 'frame' })];
}
