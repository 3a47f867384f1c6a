import { attributeOf, type HtmlElement } from '#lib/platform/html-tree.ts';
import type { FileCondition } from './reading.ts';

/** `data-show-if="field"`, `"field=value"`, `"field!=value"`: when a part of a template is shown. */
export function shownIf(element: HtmlElement): FileCondition | undefined {
  const text = attributeOf(element, 'data-show-if') ?? attributeOf(element, 'data-mrrt-condition');
  if (!text) return undefined;
  const [, field, sign, value] =
    /^\s*([\w-]+)\s*(?:(!?=)=*\s*['"]?(.*?)['"]?)?\s*$/.exec(text.slice(0, 500)) ?? [];
  if (field === undefined) return { expression: text };
  const answer = sign === undefined ? { answerBoolean: true } : { answerString: value };
  return { entries: [{ question: field, operator: sign ?? '=', ...answer }], any: false };
}
