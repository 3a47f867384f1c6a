import { MAX_NODES, optionsOf, type Page, type Question } from '../tree.ts';
import { findBranch, type OutlineBody, type Roots, replaceBranch, rootsOf } from './branch.ts';
import { DraftBuilder } from './build-draft.ts';
import type { Draft, DraftRoot } from './draft.ts';
import { Faults, type OutlineFault } from './fault.ts';
import { makeFiches, matchFiches } from './fiches.ts';
import { Ids, type NewId, placeIds, rootsOfDraft, writtenIn } from './ids.ts';
import { splitLines } from './lines.ts';
import { NodeMaker } from './make-nodes.ts';
import { matchNodes } from './match.ts';
import { References, titleKey } from './references.ts';
import type { Numbers } from './value-questions.ts';

/** Characters of the longest outline: a body of the most bytes that are stored is shorter. */
export const OUTLINE_MAX = 3_000_000;

export interface OutlineContext {
  /** The questionnaire that the text is written into: nodes that it has keep their ids, images and zones. */
  body: OutlineBody;
  /** Id of the page, question or option that the text replaces; the whole questionnaire when absent. */
  branch?: string | undefined;
  /** Name of the page for questions that stand before any. */
  pageName: string;
  newId?: NewId;
}

export interface OutlineReading {
  /** The whole questionnaire with what was read in its place. */
  body: OutlineBody;
  /** In the order of their lines. */
  faults: OutlineFault[];
  /** Of all faults, those that are not listed included. */
  faultCount: number;
  /** Where each node was read, by its id. */
  lines: ReadonlyMap<string, number>;
}

/** What is left when a branch is taken out: ids that are taken, questions that formulas may read. */
interface Rest {
  ids: string[];
  numbers: [string, string][];
  size: number;
}

function restOf(body: OutlineBody, inside: Roots | null): Rest {
  const rest: Rest = { ids: [], numbers: [], size: 0 };
  if (!inside) return rest;
  const within = new Set<string>(
    [...inside.pages, ...inside.questions, ...inside.options].map(({ id }) => id),
  );
  const addQuestions = (questions: Question[]): void => {
    for (const question of questions.filter(({ id }) => !within.has(id))) {
      const children = question.type === 'hotspot' ? question.zones : optionsOf(question);
      const outside = children.filter(({ id }) => !within.has(id));
      rest.ids.push(question.id, ...outside.map(({ id }) => id));
      rest.size += 1 + outside.length;
      if (question.type === 'number') rest.numbers.push([question.id, question.id]);
      for (const option of optionsOf(question))
        if (!within.has(option.id)) addQuestions(option.questions ?? []);
    }
  };
  for (const page of body.pages.filter(({ id }) => !within.has(id))) {
    rest.ids.push(page.id);
    addQuestions(page.questions);
  }
  rest.ids.push(...(body.fiches ?? []).map(({ id }) => id));
  return rest;
}

/** Number questions by id and, so that people can name them, by text; of two that share a text, the first. */
function numbersOf(draft: Draft, ids: Ids, rest: Rest): Numbers {
  const numbers = new Map(rest.numbers);
  for (const node of writtenIn(rootsOfDraft(draft))) {
    if (!('type' in node) || node.type !== 'number') continue;
    const id = ids.of(node);
    numbers.set(id, id);
    if (!numbers.has(titleKey(node.label.text))) numbers.set(titleKey(node.label.text), id);
  }
  return numbers;
}

/**
 * Reads an outline in place of a questionnaire or of one of its branches. It never throws: what cannot be kept is named
 * with its line, and everything else is.
 */
export function readOutline(
  text: string,
  { body, branch: id, pageName, newId = placeIds }: OutlineContext,
): OutlineReading {
  const faults = new Faults();
  const branch = id === undefined ? null : findBranch(body, id);
  const before: Roots = branch ? rootsOf(branch) : { pages: body.pages, questions: [], options: [] };
  const root: DraftRoot = branch?.root ?? 'pages';
  if (text.length > OUTLINE_MAX) {
    faults.add(1, 'too-large');
    return { body, faults: faults.list, faultCount: 1, lines: new Map() };
  }
  const draft = new DraftBuilder(root, faults, pageName).build(splitLines(text));
  const found = matchNodes(draft, before);
  const rest = restOf(body, branch && before);
  const ids = new Ids(rest.ids, newId);
  const earlier = new Map<object, { id: string }>([
    ...found,
    ...matchFiches(draft.fiches, body.fiches ?? []),
  ]);
  ids.settle(draft, earlier, branch?.root === 'options' ? branch.of.id : '', faults);
  const fiches = branch ? body.fiches : makeFiches(draft.fiches, earlier, ids, faults);
  const maker = new NodeMaker({
    faults,
    ids,
    references: new References(body, fiches ?? [], faults),
    numbers: numbersOf(draft, ids, rest),
    before: earlier,
    room: MAX_NODES - rest.size,
  });
  const roots: Roots = {
    pages: maker.pages(draft.pages),
    questions: maker.questions(draft.questions, MAX_NODES),
    options: branch?.root === 'options' ? maker.options(draft.options, branch.of) : [],
  };
  const pages: Page[] = branch && id !== undefined ? replaceBranch(body.pages, id, root, roots) : roots.pages;
  const read = { pages, ...(fiches && fiches.length > 0 && { fiches }) };
  return { body: read, faults: faults.sorted(), faultCount: faults.count, lines: maker.lines };
}
