import type { FittedFrame } from './fit-frame.ts';
import type { OpenedFile } from './open-file.ts';
import { prepareFrame } from './prepare-frame.ts';

const prepared = new WeakMap<OpenedFile, { index: number; frame: Promise<FittedFrame> }>();

/**
 * Frame `index`, prepared once until another frame of its file is requested: it is inspected, displayed, searched for
 * text and sent in turn, and preparing a large frame takes seconds. Callers that change its pixels must copy them.
 * Throws `Refusal`.
 */
export function lastPrepared(opened: OpenedFile, index: number): Promise<FittedFrame> {
  const last = prepared.get(opened);
  if (last?.index === index) return last.frame;
  const frame = prepareFrame(opened, index);
  prepared.set(opened, { index, frame });
  return frame;
}
