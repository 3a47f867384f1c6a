import { type Answer, type Answers, answered } from '../answers.ts';
import { type Page, type Question, walkQuestions } from '../tree.ts';
import { type Reached, walkReachable } from './reachable.ts';

/** A question that is shown and has no answer yet. */
export interface Left {
  question: Question;
  page: Page;
}

/** What one walk over a questionnaire tells of its answers. */
export interface Survey {
  /** The answers that count, as `reachableAnswers` gives them. */
  counted: Answers;
  /** In the order of the questionnaire. */
  left: readonly Left[];
  /** Those of them whose field holds a text that its question refuses. */
  refused: readonly Left[];
  /** How many questions can be answered, with an answer or without. */
  asked: number;
}

/** A question of a page with everything below it: the walk of one does not depend on answers of another. */
interface Branch {
  pages: readonly Page[];
  questions: readonly string[];
  given?: readonly (Answer | undefined)[];
  told?: Survey;
}

/** Whether somebody can answer it: shown, and neither a text to read nor computed. */
export function isAsked({ hidden, question: { type } }: Pick<Reached, 'hidden' | 'question'>): boolean {
  return !hidden && type !== 'information' && type !== 'formula';
}

function walked(pages: readonly Page[], answers: Answers): Survey {
  const counted: Record<string, Answer> = {};
  const left: Left[] = [];
  const refused: Left[] = [];
  let asked = 0;
  walkReachable(pages, answers, {
    question(reached) {
      const { question, page, answer } = reached;
      if (answer !== undefined) counted[question.id] = answer;
      if (!isAsked(reached)) return;
      asked += 1;
      if (answer !== undefined) return;
      left.push({ question, page });
      if (question.type === 'number' && answered(answers[question.id])) refused.push({ question, page });
    },
  });
  return { counted, left, refused, asked };
}

function branchesOf(pages: readonly Page[]): Branch[] {
  return pages.flatMap((page) =>
    page.questions.map((question) => {
      const alone = { ...page, questions: [question] };
      return { pages: [alone], questions: [...walkQuestions([alone])].map(({ question: { id } }) => id) };
    }),
  );
}

function tell(branch: Branch, answers: Answers): Survey {
  const { given, told, questions } = branch;
  if (told && questions.every((id, at) => answers[id] === given?.[at])) return told;
  branch.given = questions.map((id) => answers[id]);
  branch.told = walked(branch.pages, answers);
  return branch.told;
}

/** Surveys the answers of one questionnaire again and again: only what an answer changed is walked anew. */
export function createSurvey(pages: readonly Page[]): (answers: Answers) => Survey {
  const branches = branchesOf(pages);
  return (answers) => {
    const told = branches.map((branch) => tell(branch, answers));
    return {
      counted: Object.assign({}, ...told.map(({ counted }) => counted)) as Answers,
      left: told.flatMap(({ left }) => left),
      refused: told.flatMap(({ refused }) => refused),
      asked: told.reduce((sum, { asked }) => sum + asked, 0),
    };
  };
}
