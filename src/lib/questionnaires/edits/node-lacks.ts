import { isBlank } from '#lib/platform/blank.ts';
import type { BodyNode } from './nodes.ts';

/** Whether a node could write in the report and has nothing to write. */
export function lacksSentence({ kind, node }: BodyNode): boolean {
  if (kind === 'option' || kind === 'zone') return isBlank(node.sentence);
  if (kind !== 'question') return false;
  switch (node.type) {
    case 'text':
    case 'number':
    case 'date':
    case 'formula':
      return isBlank(node.sentence);
    default:
      return false;
  }
}
