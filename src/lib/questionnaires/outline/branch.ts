import type { ImageRef } from '#lib/rich-text/rich-text.ts';
import {
  type Fiche,
  optionsOf,
  type Page,
  type Question,
  type QuestionOption,
  walkQuestions,
  type Zone,
} from '../tree.ts';
import type { DraftRoot } from './draft.ts';

/** The parts of a questionnaire that outlines contain. */
export interface OutlineBody {
  pages: Page[];
  fiches?: Fiche[] | undefined;
}

/** A node with its writable descendants, and for an option the question that it answers. */
export type Branch =
  | { root: 'pages'; page: Page }
  | { root: 'questions'; question: Question }
  | { root: 'options'; option: QuestionOption; of: Question };

/** The branch of a page, question or option, or null: zones and fiches have none. */
export function findBranch(body: OutlineBody, id: string): Branch | null {
  const page = body.pages.find((each) => each.id === id);
  if (page) return { root: 'pages', page };
  for (const { question } of walkQuestions(body.pages)) {
    if (question.id === id) return { root: 'questions', question };
    const option = optionsOf(question).find((each) => each.id === id);
    if (option) return { root: 'options', option, of: question };
  }
  return null;
}

export interface Roots {
  pages: Page[];
  questions: Question[];
  options: QuestionOption[];
}

/** The top-level nodes of a branch. */
export function rootsOf(branch: Branch): Roots {
  const none = { pages: [], questions: [], options: [] };
  if (branch.root === 'pages') return { ...none, pages: [branch.page] };
  return branch.root === 'questions'
    ? { ...none, questions: [branch.question] }
    : { ...none, options: [branch.option] };
}

/** A list with one of its nodes replaced by others; the same list if the node is not in it. */
function spliced<Node extends { id: string }>(nodes: Node[], id: string, others: readonly Node[]): Node[] {
  const at = nodes.findIndex((node) => node.id === id);
  return at < 0 ? nodes : nodes.toSpliced(at, 1, ...others);
}

/** Replaces the branch with this id by the nodes read from its text. */
export function replaceBranch(pages: Page[], id: string, root: DraftRoot, roots: Roots): Page[] {
  if (root === 'pages') return spliced(pages, id, roots.pages);
  const inQuestions = (questions: Question[]): Question[] => {
    const replaced = root === 'questions' ? spliced(questions, id, roots.questions) : questions;
    if (replaced !== questions) return replaced;
    const changed = questions.map(inQuestion);
    return changed.every((each, index) => each === questions[index]) ? questions : changed;
  };
  const inQuestion = (question: Question): Question => {
    if (question.type !== 'single' && question.type !== 'multiple') return question;
    const options = root === 'options' ? spliced(question.options, id, roots.options) : question.options;
    if (options !== question.options) return { ...question, options };
    const changed = options.map((option) => {
      const questions = option.questions && inQuestions(option.questions);
      return questions === option.questions ? option : { ...option, questions };
    });
    return changed.every((each, index) => each === options[index])
      ? question
      : { ...question, options: changed };
  };
  return pages.map((page) => {
    const questions = inQuestions(page.questions);
    return questions === page.questions ? page : { ...page, questions };
  });
}

/** Every image of questions and options, in reading order: `[image 3]` is the third. */
export function imagesIn(body: OutlineBody): ImageRef[] {
  return Array.from(walkQuestions(body.pages), ({ question }) => imagesOf(question)).flat();
}

function imagesOf(question: Question): ImageRef[] {
  return [question, ...optionsOf(question)].flatMap(({ image }) => image ?? []);
}

/** All zones, in reading order: `[zone 3]` refers to the third. */
export function zonesIn(body: OutlineBody): Zone[] {
  return Array.from(walkQuestions(body.pages), ({ question }) =>
    question.type === 'hotspot' ? question.zones : [],
  ).flat();
}
