import { type Answer, type Answers, chooses, fittingAnswer, hasAnswer } from '../answers.ts';
import {
  computeFormula,
  type FormulaFailure,
  type FormulaResult,
  type FormulaTerms,
} from '../formulas/compute-formula.ts';
import { parseFormula } from '../formulas/parse-formula.ts';
import { pointsOf } from '../formulas/points.ts';
import { optionsOf, type Page, type Question } from '../tree.ts';
import { type Group, type Index, indexOf, type Node } from './evaluation-index.ts';

/** The values of conditions and calculations for some answers; each is computed once, on demand. */
export interface Evaluation {
  /** Whether a condition holds: true without a condition, false while its answers are missing. */
  holds(condition: string | undefined): boolean;
  /**
   * The counted answer of a question: for a hidden one its default, without unavailable options; for a calculation its
   * result.
   */
  countedAnswer(question: Question, isHidden: boolean): Answer | undefined;
  /** The result of a calculation. */
  resultOf(question: { id: string; expression: string }): FormulaResult;
  /**
   * A visible question with its counted answer, including results that no sentence mentions; undefined where it is
   * hidden.
   */
  askedAt(id: string): { question: Question; answer: Answer | undefined } | undefined;
}

const UNREADABLE: FormulaResult = { reason: 'unreadable' };

/** Evaluates the conditions and calculations of a questionnaire with these answers. */
export function createEvaluation(pages: readonly Page[], answers: Answers): Evaluation {
  return new Evaluator(indexOf(pages), answers);
}

/** Whether a question is visible, or which missing answers that depends on. */
type Reach = boolean | FormulaFailure;

const missing = ({ question: { id } }: Node): FormulaResult => ({ reason: 'missing', questions: [id] });

class Evaluator implements Evaluation, FormulaTerms {
  readonly #index: Index;
  readonly #answers: Answers;
  readonly #results = new Map<string, FormulaResult>();
  readonly #reached = new Map<string, Reach>();

  constructor(index: Index, answers: Answers) {
    this.#index = index;
    this.#answers = answers;
  }

  holds = (condition: string | undefined): boolean => {
    if (!condition) return true;
    const result = this.#compute(condition, condition);
    return 'value' in result && result.value === true;
  };

  resultOf({ id, expression }: { id: string; expression: string }): FormulaResult {
    return this.#compute(`=${id}`, expression);
  }

  countedAnswer(question: Question, isHidden: boolean): Answer | undefined {
    if (question.type !== 'formula') return this.#answerOf(question, isHidden);
    const result = this.resultOf(question);
    // An empty text counts as no result.
    return 'value' in result && typeof result.value !== 'boolean' && result.value !== ''
      ? result.value
      : undefined;
  }

  askedAt(id: string): { question: Question; answer: Answer | undefined } | undefined {
    const node = this.#index.questions.get(id);
    if (!node || this.#reachOf(node) !== true) return undefined;
    const { question, isHidden } = node;
    const result = question.type === 'formula' ? this.resultOf(question) : undefined;
    const isSilent = result && 'value' in result && result.value === '';
    return { question, answer: isSilent ? '' : this.countedAnswer(question, isHidden) };
  }

  instancesOf(id: string): readonly string[] | FormulaFailure | undefined {
    return this.#instancesIn(this.#index.repeated.get(id));
  }

  instancesUnder(option: string): readonly string[] | FormulaFailure | undefined {
    const group = this.#index.groups.get(option);
    const instances = this.#instancesIn(group);
    if (!group || instances === undefined || 'reason' in instances) return instances;
    // An instance without answers may have been added by mistake, and must not be counted silently.
    const empty = instances
      .map((each) => group.questions.get(each) ?? [])
      .find((questions) => this.#isEmpty(questions));
    return empty ? { reason: 'missing', questions: [empty[0]!.id] } : instances;
  }

  #isEmpty(questions: readonly Question[]): boolean {
    return questions.length > 0 && questions.every(({ id }) => !hasAnswer(this.#answers[id]));
  }

  /** The instances of a group; empty where its option is certainly not chosen. */
  #instancesIn(group: Group | undefined): readonly string[] | FormulaFailure | undefined {
    if (!group) return undefined;
    const chosen = this.#chosenIn(group.node);
    if ('reason' in chosen) return chosen;
    return chooses(chosen.answer, group.option.id) ? group.instances : [];
  }

  isNotAsked(id: string): boolean {
    const node = this.#index.questions.get(id);
    return node !== undefined && this.#reachOf(node) === false;
  }

  valueOf(id: string): FormulaResult {
    const owner = this.#index.choices.get(id);
    if (owner) {
      const chosen = this.#chosenIn(owner);
      return 'reason' in chosen ? chosen : { value: chooses(chosen.answer, id) };
    }
    const node = this.#index.questions.get(id);
    if (!node) return UNREADABLE;
    const reach = this.#reachOf(node);
    if (reach !== true) return reach === false ? missing(node) : reach;
    if (node.question.type === 'formula') return this.resultOf(node.question);
    const answer = this.#answerOf(node.question, node.isHidden);
    return typeof answer === 'number' || typeof answer === 'string' ? { value: answer } : missing(node);
  }

  pointsOf(id: string): FormulaResult {
    const node = this.#index.questions.get(id);
    if (!node) return UNREADABLE;
    const chosen = this.#chosenIn(node);
    if ('reason' in chosen) return chosen;
    return { value: pointsOf(node.question, chosen.answer) };
  }

  /** @param key identifies the formula; while it is being computed its value is unreadable, which ends recursion */
  #compute(key: string, text: string): FormulaResult {
    const known = this.#results.get(key);
    if (known) return known;
    this.#results.set(key, UNREADABLE);
    const formula = parseFormula(text);
    const result = formula ? computeFormula(formula, this) : UNREADABLE;
    this.#results.set(key, result);
    return result;
  }

  #answerOf(question: Question, isHidden: boolean): Answer | undefined {
    const byDefault = 'defaultAnswer' in question ? question.defaultAnswer : undefined;
    const given = isHidden ? byDefault : this.#answers[question.id];
    const shut = optionsOf(question).filter(
      ({ id, condition }) => condition && chooses(given, id) && !this.holds(condition),
    );
    if (shut.length === 0) return fittingAnswer(question, given);
    // An unavailable option does not count, and does not displace an option that excludes it.
    const offered =
      typeof given === 'object' ? given.filter((id) => shut.every((each) => each.id !== id)) : [];
    return fittingAnswer(question, offered);
  }

  #reachOf(node: Node): Reach {
    const { question, parent } = node;
    const known = this.#reached.get(question.id);
    if (known !== undefined) return known;
    this.#reached.set(question.id, false);
    const reach = both(this.#opened(parent), this.#conditionOf(question.condition));
    this.#reached.set(question.id, reach);
    return reach;
  }

  /** Whether the option above a question is chosen. */
  #opened(parent: Node['parent']): Reach {
    if (!parent) return true;
    const { node, option } = parent;
    const chosen = this.#chosenIn(node);
    return 'reason' in chosen ? chosen : chooses(chosen.answer, option.id);
  }

  #conditionOf(condition: string | undefined): Reach {
    if (!condition) return true;
    const result = this.#compute(condition, condition);
    return 'value' in result ? result.value === true : result;
  }

  /**
   * The choices of a question: none where it is certainly hidden; if it is visible without an answer, or its visibility
   * is unknown, the missing answers.
   */
  #chosenIn(node: Node): { answer: Answer } | FormulaFailure {
    const reach = this.#reachOf(node);
    if (reach === false) return { answer: [] };
    if (reach !== true) return reach;
    const answer = this.#answerOf(node.question, node.isHidden);
    return answer === undefined ? { reason: 'missing', questions: [node.question.id] } : { answer };
  }
}

/** Combines two requirements: one that is not met decides, whatever the other is. */
function both(one: Reach, other: Reach): Reach {
  if (one === false || other === false) return false;
  return one === true ? other : one;
}
