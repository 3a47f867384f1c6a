import { attributeOf, type HtmlElement } from '#lib/platform/html-tree.ts';
import type { FileCondition } from './reading.ts';

/** The condition under which part of a template is shown: `data-show-if="field"`, `"field=value"`, `"field!=value"`. */
export function shownIf(element: HtmlElement): FileCondition | undefined {
  const text = attributeOf(element, 'data-show-if') ?? attributeOf(element, 'data-mrrt-condition');
  if (!text) return undefined;
  const [, field, sign, value] =
    /^\s*([\w-]+)\s*(?:(!?=)=*\s*['"]?(.*?)['"]?)?\s*$/.exec(text.slice(0, 500)) ?? [];
  if (field === undefined) return { expression: text };
  const answer = sign === undefined ? { answerBoolean: true } : { answerString: value };
  return { entries: [{ question: field, operator: sign ?? '=', ...answer }], any: false };
}
