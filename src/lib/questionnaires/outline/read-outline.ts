import { choicesOf } from '../answers.ts';
import { mendFormulas } from '../edits/mend-formulas.ts';
import { MAX_NODES, optionsOf, type Page, type Question } from '../tree.ts';
import { type Branch, findBranch, type OutlineBody, type Roots, replaceBranch, rootsOf } from './branch.ts';
import { DraftBuilder } from './build-draft.ts';
import type { Draft, DraftRoot } from './draft.ts';
import { Faults, type OutlineFault } from './fault.ts';
import { makeFiches, matchFiches } from './fiches.ts';
import type { Terms } from './formulas.ts';
import { Ids, type NewId, placeIds, rootsOfDraft, writtenIn } from './ids.ts';
import { splitLines } from './lines.ts';
import { NodeMaker } from './make-nodes.ts';
import { matchNodes } from './match.ts';
import { References, titleKey } from './references.ts';
import { type OutlineTerm, outlineTerms } from './term-names.ts';

/** Maximum length of an outline in characters; even the largest stored body gives a shorter one. */
export const OUTLINE_MAX = 3_000_000;

export interface OutlineContext {
  /** The questionnaire before the edit, whose nodes keep their ids, images and zones. */
  body: OutlineBody;
  /** Id of the page, question or option that the text replaces; the whole questionnaire when absent. */
  branch?: string | undefined;
  /** Name of the page for questions before the first page line. */
  pageName: string;
  newId?: NewId;
}

export interface OutlineReading {
  /** The whole questionnaire, with the new content in place. */
  body: OutlineBody;
  /** The faults in line order. */
  faults: OutlineFault[];
  /** The number of all faults, including unlisted ones. */
  faultCount: number;
  /** The line of each node in the text, by id. */
  lines: ReadonlyMap<string, number>;
}

/** The rest of the questionnaire: its ids are in use, and formulas may read them. */
interface Rest {
  ids: string[];
  terms: OutlineTerm[];
  size: number;
}

function restOf(body: OutlineBody, inside: Roots | null): Rest {
  const rest: Rest = { ids: [], terms: [], size: 0 };
  if (!inside) return rest;
  const within = new Set<string>(
    [...inside.pages, ...inside.questions, ...inside.options].map(({ id }) => id),
  );
  const addQuestions = (questions: Question[]): void => {
    for (const question of questions.filter(({ id }) => !within.has(id))) {
      const outside = choicesOf(question).filter(({ id }) => !within.has(id));
      rest.ids.push(question.id, ...outside.map(({ id }) => id));
      rest.size += 1 + outside.length;
      const own = new Set([question.id, ...outside.map(({ id }) => id)]);
      rest.terms.push(
        ...outlineTerms([{ id: '', name: '', questions: [question] }]).filter((term) => own.has(term.id)),
      );
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

/**
 * The nodes that formulas may read, by id and by text. Null marks an ambiguous name: one that several nodes have, or
 * that is the id of another node.
 */
function termsOf(draft: Draft, ids: Ids, rest: Rest, branch: Branch | null): Terms {
  const terms = new Map<string, string | null>(rest.ids.map((id) => [id, id]));
  const add = (id: string, text: string): void => {
    terms.set(id, id);
    terms.set(titleKey(text), terms.has(titleKey(text)) ? null : id);
  };
  for (const node of writtenIn(rootsOfDraft(draft))) {
    if (!('type' in node)) continue;
    add(ids.of(node), node.label.text);
    for (const option of node.options) add(ids.of(option), `${node.label.text} = ${option.label.text}`);
  }
  if (branch?.root === 'options')
    for (const option of draft.options) add(ids.of(option), `${branch.of.text} = ${option.label.text}`);
  for (const { id, text } of rest.terms) add(id, text);
  return terms;
}

/** The body without the formulas of the text that cannot be computed; each is reported as a fault. */
function withoutFaultyFormulas(
  body: OutlineBody,
  lines: ReadonlyMap<string, number>,
  faults: Faults,
): OutlineBody {
  return mendFormulas(body, ({ node, code, text }) => {
    const line = lines.get(node);
    if (line !== undefined) faults.add(line, code, text);
    return line !== undefined;
  });
}

/**
 * Reads an outline as a questionnaire or as one of its branches. It never throws: each line that cannot be kept is
 * reported as a fault, and the rest is kept.
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
    terms: termsOf(draft, ids, rest, branch),
    before: earlier,
    room: MAX_NODES - rest.size,
  });
  const roots: Roots = {
    pages: maker.pages(draft.pages),
    questions: maker.questions(draft.questions, MAX_NODES),
    options: branch?.root === 'options' ? maker.options(draft.options, branch.of) : [],
  };
  const pages: Page[] = branch && id !== undefined ? replaceBranch(body.pages, id, root, roots) : roots.pages;
  const whole = { pages, ...(fiches && fiches.length > 0 && { fiches }) };
  const read = withoutFaultyFormulas(whole, maker.lines, faults);
  return { body: read, faults: faults.sorted(), faultCount: faults.count, lines: maker.lines };
}
