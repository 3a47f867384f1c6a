import { type Answer, type Answers, answered } from '../answers.ts';
import type { FormulaResult } from '../formulas/compute-formula.ts';
import { dependencies } from '../formulas/dependencies.ts';
import { expandRepeats } from '../repeats/expand-repeats.ts';
import { optionsOf, type Page, type Question, walkQuestions } from '../tree.ts';
import { createEvaluation, type Evaluation } from './evaluation.ts';
import { type Reached, walkReachable } from './reachable.ts';

/** A question that is shown and has no answer yet. */
export interface Left {
  question: Question;
  page: Page;
}

/** The results of one walk over a questionnaire with its answers. */
export interface Survey {
  /** The answers that count, as `reachableAnswers` gives them. */
  counted: Answers;
  /** In the order of the questionnaire. */
  left: readonly Left[];
  /** The questions whose field holds a text that they refuse. */
  refused: readonly Left[];
  /** Number of questions that can be answered, with or without an answer. */
  asked: number;
  /** The result of each calculation, or why it has none. */
  results: ReadonlyMap<string, FormulaResult>;
  /** Ids of the questions and options whose condition does not hold. */
  shut: ReadonlySet<string>;
}

/** A question of a page with everything below it: its walk depends on the answers of some questions only. */
interface Branch {
  pages: readonly Page[];
  /** Ids of its own questions and of those that its formulas read, including their dependencies. */
  questions: readonly string[];
  given?: readonly (Answer | undefined)[];
  told?: Survey;
}

/** Whether it can be answered by hand: shown, and neither a text to read nor computed. */
export function isAsked({ hidden, question: { type } }: Pick<Reached, 'hidden' | 'question'>): boolean {
  return !hidden && type !== 'information' && type !== 'formula';
}

function walked(pages: readonly Page[], answers: Answers, evaluation: Evaluation): Survey {
  const counted: Record<string, Answer> = {};
  const left: Left[] = [];
  const refused: Left[] = [];
  const results = new Map<string, FormulaResult>();
  let asked = 0;
  const question = (reached: Reached): void => {
    const { question, page, answer } = reached;
    if (answer !== undefined) counted[question.id] = answer;
    if (question.type === 'formula') results.set(question.id, evaluation.resultOf(question));
    if (!isAsked(reached)) return;
    asked += 1;
    if (answer !== undefined) return;
    left.push({ question, page });
    if (question.type === 'number' && answered(answers[question.id])) refused.push({ question, page });
  };
  walkReachable(pages, answers, { question }, evaluation);
  return { counted, left, refused, asked, results, shut: shutIn(pages, evaluation) };
}

/** Questions and options whose condition does not hold. */
function shutIn(pages: readonly Page[], { holds }: Evaluation): ReadonlySet<string> {
  const shut = new Set<string>();
  for (const { question } of walkQuestions(pages))
    for (const { id, condition } of [question, ...optionsOf(question)])
      if (condition && !holds(condition)) shut.add(id);
  return shut;
}

/** All dependencies of some questions, themselves included. */
function closure(ids: readonly string[], needs: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const found = new Set(ids);
  // A set gives what is added while it is read.
  for (const id of found) for (const other of needs.get(id) ?? []) found.add(other);
  return [...found];
}

function branchesOf(pages: readonly Page[]): Branch[] {
  const needs = dependencies(pages);
  return pages.flatMap((page) =>
    page.questions.map((question) => {
      const alone = { ...page, questions: [question] };
      const own = Array.from(walkQuestions([alone]), ({ question: { id } }) => id);
      return { pages: [alone], questions: closure(own, needs) };
    }),
  );
}

function tell(branch: Branch, answers: Answers, evaluation: Evaluation): Survey {
  const { given, told, questions } = branch;
  if (told && questions.every((id, at) => answers[id] === given?.[at])) return told;
  branch.given = questions.map((id) => answers[id]);
  branch.told = walked(branch.pages, answers, evaluation);
  return branch.told;
}

/** Surveys the answers of one questionnaire repeatedly: only the parts affected by a change are walked again. */
export function createSurvey(pages: readonly Page[]): (answers: Answers) => Survey {
  let expanded: readonly Page[] | undefined;
  let branches: Branch[] = [];
  return (answers) => {
    const now = expandRepeats(pages, answers);
    if (now !== expanded) branches = branchesOf(now);
    expanded = now;
    const evaluation = createEvaluation(now, answers);
    const told = branches.map((branch) => tell(branch, answers, evaluation));
    return {
      counted: Object.assign({}, ...told.map(({ counted }) => counted)) as Answers,
      left: told.flatMap(({ left }) => left),
      refused: told.flatMap(({ refused }) => refused),
      asked: told.reduce((sum, { asked }) => sum + asked, 0),
      results: new Map(told.flatMap(({ results }) => [...results])),
      shut: new Set(told.flatMap(({ shut }) => [...shut])),
    };
  };
}
