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

/** A pasted list as the choices of a question: by its bullets, or one per line without bullets. */
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
 * The branches in a pasted text, such as an outline from Word, and the number of lines that were not understood. A list
 * without a question becomes the choices of the question that it is pasted on.
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
