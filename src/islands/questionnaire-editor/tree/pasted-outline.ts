import { readOutline } from '#lib/interop/outline/read-outline.ts';
import type { Branches } from '#lib/kinds/questionnaire/edits/branches.ts';
import type { BodyNode } from '#lib/kinds/questionnaire/edits/nodes.ts';
import { outlineMessages as m } from '#lib/messages/outline.ts';

const HAS_PAGES = /^\s*==/m;

/** The branches that a pasted text holds, such as an outline of Word, and how many of its lines are not understood. */
export function pastedOutline(text: string): { branches: Branches; faultCount: number } | null {
  const { body, faultCount } = readOutline(text, { body: { pages: [] }, pageName: m.pageName });
  const questions = body.pages.flatMap((page) => page.questions);
  if (questions.length === 0) return null;
  const nodes = HAS_PAGES.test(text)
    ? body.pages.map((node): BodyNode => ({ kind: 'page', node }))
    : questions.map((node): BodyNode => ({ kind: 'question', node }));
  return { branches: { nodes, fiches: body.fiches ?? [] }, faultCount };
}
