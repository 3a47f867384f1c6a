import { type Answer, type Answers, hasAnswer } from '../answers.ts';
import type { FormulaResult } from '../formulas/compute-formula.ts';
import { dependencies } from '../formulas/dependencies.ts';
import { expandRepeats } from '../repeats/expand-repeats.ts';
import { optionsOf, type Page, type Question, walkQuestions } from '../tree.ts';
import { createEvaluation, type Evaluation } from './evaluation.ts';
import { type ReachableQuestion, walkReachable } from './reachable-questions.ts';

/** A visible question without an answer. */
export interface UnansweredQuestion {
  question: Question;
  page: Page;
}

/** The results of one walk over a questionnaire with its answers. */
export interface Survey {
  /** The counted answers, as from `reachableAnswers`. */
  counted: Answers;
  /** The unanswered questions, in the order of the questionnaire. */
  left: readonly UnansweredQuestion[];
  /** The questions whose field contains a refused text. */
  refused: readonly UnansweredQuestion[];
  /** Number of questions that can be answered, whether answered or not. */
  asked: number;
  /** The result of each calculation, or the reason why there is none. */
  results: ReadonlyMap<string, FormulaResult>;
  /** Ids of the questions and options whose condition does not hold. */
  shut: ReadonlySet<string>;
}

/** A top-level question with everything below it, whose results depend on a known set of answers. */
interface Branch {
  pages: readonly Page[];
  /** Ids of its questions and of those that its formulas read, including their dependencies. */
  questions: readonly string[];
  given?: readonly (Answer | undefined)[];
  told?: Survey;
}

/** Whether a person can answer the question: it is shown, and neither informational nor calculated. */
export function isAsked({
  hidden,
  question: { type },
}: Pick<ReachableQuestion, 'hidden' | 'question'>): boolean {
  return !hidden && type !== 'information' && type !== 'formula';
}

function walked(pages: readonly Page[], answers: Answers, evaluation: Evaluation): Survey {
  const counted: Record<string, Answer> = {};
  const left: UnansweredQuestion[] = [];
  const refused: UnansweredQuestion[] = [];
  const results = new Map<string, FormulaResult>();
  let asked = 0;
  const question = (reached: ReachableQuestion): void => {
    const { question, page, answer } = reached;
    if (answer !== undefined) counted[question.id] = answer;
    if (question.type === 'formula') results.set(question.id, evaluation.resultOf(question));
    if (!isAsked(reached)) return;
    asked += 1;
    if (answer !== undefined) return;
    left.push({ question, page });
    if (question.type === 'number' && hasAnswer(answers[question.id])) refused.push({ question, page });
  };
  walkReachable(pages, answers, { question }, evaluation);
  return { counted, left, refused, asked, results, shut: shutIn(pages, evaluation) };
}

/** Ids of the questions and options whose condition does not hold. */
function shutIn(pages: readonly Page[], { holds }: Evaluation): ReadonlySet<string> {
  const shut = new Set<string>();
  for (const { question } of walkQuestions(pages))
    for (const { id, condition } of [question, ...optionsOf(question)])
      if (condition && !holds(condition)) shut.add(id);
  return shut;
}

/** Some questions and all their dependencies, direct and indirect. */
function closure(ids: readonly string[], needs: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const found = new Set(ids);
  // Iterating over a Set also visits items added during the iteration.
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

/** Surveys changing answers of one questionnaire: only the branches affected by a change are visited again. */
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
