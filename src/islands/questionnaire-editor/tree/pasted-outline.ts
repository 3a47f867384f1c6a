import type { Branches } from '#lib/questionnaires/edits/branches.ts';
import type { BodyNode, NodeKind } from '#lib/questionnaires/edits/nodes.ts';
import { readOutline } from '#lib/questionnaires/outline/read-outline.ts';
import { outlineMessages as m } from '#lib/questionnaires/outline-texts.ts';
import { optionsOf } from '#lib/questionnaires/tree.ts';

const HAS_PAGES = /^\s*==/m;

interface Pasted {
  branches: Branches;
  faultCount: number;
}

const read = (text: string) => readOutline(text, { body: { pages: [] }, pageName: m.pageName });

/** A list as the answers of a question: with bullets as they stand, without any a line each. */
function pastedAnswers(text: string): Pasted | null {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  for (const list of [lines, lines.map((line) => `- ${line.trim()}`)]) {
    const { body, faultCount } = read(['? ?', ...list].join('\n'));
    const [question, ...others] = body.pages.flatMap((page) => page.questions);
    const options = question && others.length === 0 ? optionsOf(question) : [];
    if (options.length > 0 && faultCount < lines.length)
      return {
        branches: { nodes: options.map((node): BodyNode => ({ kind: 'option', node })), fiches: [] },
        faultCount,
      };
  }
  return null;
}

/**
 * The branches that a pasted text holds, such as an outline of Word, and how many of its lines are not understood. A list
 * that holds no question is the answers of the question it is pasted on.
 */
export function pastedOutline(text: string, target: NodeKind | undefined): Pasted | null {
  const { body, faultCount } = read(text);
  const questions = body.pages.flatMap((page) => page.questions);
  if (questions.length === 0) return target === 'question' ? pastedAnswers(text) : null;
  const nodes = HAS_PAGES.test(text)
    ? body.pages.map((node): BodyNode => ({ kind: 'page', node }))
    : questions.map((node): BodyNode => ({ kind: 'question', node }));
  return { branches: { nodes, fiches: body.fiches ?? [] }, faultCount };
}
