import { isBlank } from '#lib/platform/blank.ts';
import type { BodyNode } from './nodes.ts';

/** Whether a node could write in the report and has nothing to write. */
export function lacksSentence({ kind, node }: BodyNode): boolean {
  // What is said of each lesion says that there are some.
  if (kind === 'option') return isBlank(node.sentence) && isBlank(node.repeat?.sentence);
  if (kind === 'zone') return isBlank(node.sentence);
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
