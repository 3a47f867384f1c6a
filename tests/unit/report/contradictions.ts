import type { Answers } from '#lib/questionnaires/answers.ts';
import type { Report } from '#lib/questionnaires/report/report-types.ts';
import type { Page, Question, QuestionOption } from '#lib/questionnaires/tree.ts';
import { type Facts, isFulfilled, learn } from './fulfilled.ts';

/**
 * Finds contradictions in a report, by a separate walk: it shares no code with the report writer. A counted question,
 * with its choices.
 */
interface Counted {
  question: Question;
  page: string;
  above: readonly string[];
  chosen: readonly string[];
  value: unknown;
}

function chosenIn(question: Question, answer: unknown): string[] {
  const given = (Array.isArray(answer) ? answer : [answer]) as unknown[];
  if (question.type === 'hotspot')
    return question.zones.map(({ id }) => id).filter((id) => given.includes(id));
  if (question.type !== 'single' && question.type !== 'multiple') return [];
  if (question.type === 'single' && Array.isArray(answer)) return [];
  if (question.type === 'multiple' && !Array.isArray(answer)) return [];
  const chosen = question.options.filter(({ id }) => given.includes(id));
  if (question.type === 'single') return chosen.map(({ id }) => id);
  const plain = chosen.filter(({ exclusive }) => !exclusive);
  return (plain.length > 0 ? plain : chosen.slice(0, 1)).map(({ id }) => id);
}

/** An answer without the options whose condition does not hold. */
function offeredOf(question: Question, given: unknown, facts: Facts): unknown {
  if (question.type !== 'single' && question.type !== 'multiple') return given;
  const shut = question.options.filter(({ condition }) => !isFulfilled(condition, facts)).map(({ id }) => id);
  if (Array.isArray(given)) return given.filter((id) => !shut.includes(id));
  return shut.includes(String(given)) ? undefined : given;
}

function countedIn(pages: readonly Page[], answers: Answers): { all: Counted[]; facts: Facts } {
  const all: Counted[] = [];
  const facts: Facts = new Map();
  const visit = (question: Question, page: string, above: readonly string[], isHidden: boolean): void => {
    if (!isFulfilled(question.condition, facts)) return;
    const hidden = isHidden || question.hidden === true;
    const byDefault = 'defaultAnswer' in question ? question.defaultAnswer : undefined;
    const given = hidden ? byDefault : answers[question.id];
    const value = offeredOf(question, given, facts);
    const chosen = chosenIn(question, value);
    learn(question, chosen, value, facts);
    all.push({ question, page, above, chosen, value });
    if (question.type !== 'single' && question.type !== 'multiple') return;
    for (const option of question.options)
      if (chosen.includes(option.id))
        for (const below of option.questions ?? []) visit(below, page, [...above, question.id], hidden);
  };
  for (const { id, questions } of pages) for (const question of questions) visit(question, id, [], false);
  return { all, facts };
}

const defaultsOf = (question: Question): unknown[] =>
  'defaultAnswer' in question ? [question.defaultAnswer].flat() : [];

/** Whether somebody would say that this answer is abnormal, from the marks alone. */
function tellsOfSomething({ question, chosen, value }: Counted): boolean {
  if (question.neutral || !['findings', 'conclusion'].includes(question.section)) return false;
  const byDefault = defaultsOf(question);
  if (question.type === 'single' || question.type === 'multiple')
    return question.options.some(
      ({ id, normal }) => chosen.includes(id) && normal === undefined && !byDefault.includes(id),
    );
  if (question.type === 'hotspot') return chosen.some((id) => !byDefault.includes(id));
  if (question.type === 'text')
    return (
      Boolean(question.sentence) &&
      typeof value === 'string' &&
      value.trim() !== '' &&
      value !== question.defaultAnswer
    );
  return false;
}

function optionsById(all: readonly Counted[]): Map<string, { option: QuestionOption; at: Counted }> {
  const found = new Map<string, { option: QuestionOption; at: Counted }>();
  for (const at of all)
    if (at.question.type === 'single' || at.question.type === 'multiple')
      for (const option of at.question.options) found.set(option.id, { option, at });
  return found;
}

function sentenceConditionOf(question: Question, node: string): string | undefined {
  const choices =
    question.type === 'hotspot' ? question.zones : 'options' in question ? question.options : [];
  const choice = choices.find(({ id }) => id === node);
  if (choice) return choice.sentenceCondition;
  return 'sentenceCondition' in question ? question.sentenceCondition : undefined;
}

/** Normal conclusions beside what is abnormal in their scope, and answers beside what they exclude; in words. */
export function contradictions(pages: readonly Page[], answers: Answers, report: Report): string[] {
  const { all, facts } = countedIn(pages, answers);
  const abnormal = all.filter(tellsOfSomething);
  const options = optionsById(all);
  const written = report.flatMap(({ section, paragraphs }) =>
    paragraphs.flatMap(({ sentences }) => sentences.map((sentence) => ({ section, ...sentence }))),
  );
  const asked = new Map(all.map((each) => [each.question.id, each]));
  const faults: string[] = [];
  for (const { section, question, nodes, text } of written)
    for (const node of nodes) {
      const counted = asked.get(question);
      if (!counted) faults.push(`not asked: ${text}`);
      else if (node !== question && !counted.chosen.includes(node)) faults.push(`not chosen: ${text}`);
      else if (!isFulfilled(sentenceConditionOf(counted.question, node), facts))
        faults.push(`condition: ${text}`);
      const { option, at } = options.get(node) ?? {};
      if (!option || !at) continue;
      const others = written
        .flatMap((each) => each.nodes)
        .filter((id) => id !== node && options.get(id)?.at === at);
      if (option.exclusive && at.question.type === 'multiple' && others.length > 0)
        faults.push(`excludes another: ${text}`);
      if (section !== 'conclusion' || !option.normal) continue;
      const against = abnormal.some(({ question, page, above }) => {
        if (option.normal === 'questionnaire') return true;
        if (option.normal === 'page') return page === at.page;
        return question.id === at.question.id || above.includes(at.question.id);
      });
      if (against) faults.push(`contradicted: ${text}`);
    }
  return faults;
}
