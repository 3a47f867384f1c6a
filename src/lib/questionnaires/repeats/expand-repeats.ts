import type { Answer, Answers } from '../answers.ts';
import { renamedNode, renamedRepeat } from '../edits/rename-node.ts';
import { createEvaluation } from '../report/evaluation.ts';
import {
  type Instance,
  optionsOf,
  type Page,
  type Question,
  type QuestionOption,
  walkQuestions,
} from '../tree.ts';
import { idsUnder, instanceId, instancesOf, numberedInstances, type RepeatedOption } from './instances.ts';
import { withNumber } from './sentence-terms.ts';

export const isRepeated = (option: QuestionOption): option is RepeatedOption =>
  option.repeat !== undefined && (option.questions ?? []).length > 0;

const REPEATED = new WeakMap<readonly Page[], readonly RepeatedOption[]>();

/** The options whose questions repeat, in reading order. */
export function repeatedOptions(pages: readonly Page[]): readonly RepeatedOption[] {
  const known = REPEATED.get(pages);
  if (known) return known;
  const found = Array.from(walkQuestions(pages), ({ question }) =>
    optionsOf(question).filter(isRepeated),
  ).flat();
  REPEATED.set(pages, found);
  return found;
}

/** The order of instances: as entered in the form, or by their numbers, as the report lists them. */
export type Arrangement = 'entered' | 'numbered';

interface PlacedInstance {
  instance: string;
  number: number;
}

interface Expansion {
  key: string;
  pages: readonly Page[];
}

const EXPANDED = new WeakMap<readonly Page[], Map<string, Expansion>>();

/**
 * The pages with the questions of every repeated group once per instance, with ids of their own, which spares all other
 * code from handling repetition. The same object while the instances and their numbers are the same.
 */
export function expandRepeats(
  pages: readonly Page[],
  answers: Answers,
  arrangement: Arrangement = 'entered',
): readonly Page[] {
  const options = repeatedOptions(pages);
  if (options.length === 0) return pages;
  const counted = countedAnswers(pages, options, answers);
  const placed = (option: RepeatedOption): PlacedInstance[] => {
    const numbered = numberedInstances(option, answers, counted);
    const shown = arrangement === 'numbered' ? numbered : instancesOf(option, answers);
    return shown.map((instance) => ({ instance, number: numbered.indexOf(instance) + 1 }));
  };
  return expanded(pages, arrangement, new Map(options.map((option) => [option.id, placed(option)])));
}

/**
 * The values of the answers that decide the order of instances; to compute them, instances are numbered as in the
 * form.
 */
function countedAnswers(
  pages: readonly Page[],
  options: readonly RepeatedOption[],
  answers: Answers,
): (id: string) => Answer | undefined {
  if (options.every(({ repeat }) => repeat.orderedBy === undefined)) return () => undefined;
  const placed = (option: RepeatedOption): PlacedInstance[] =>
    instancesOf(option, answers).map((instance, at) => ({ instance, number: at + 1 }));
  const plain = expanded(pages, 'plain', new Map(options.map((option) => [option.id, placed(option)])));
  const evaluation = createEvaluation(plain, answers);
  return (id) => evaluation.askedAt(id)?.answer;
}

/** The pages with these instances; rebuilt only when the instances differ from those of the last call for this use. */
function expanded(pages: readonly Page[], use: string, lists: Lists): readonly Page[] {
  const key = JSON.stringify([...lists.values()]);
  const known = EXPANDED.get(pages) ?? new Map<string, Expansion>();
  EXPANDED.set(pages, known);
  const last = known.get(use);
  if (last?.key === key) return last.pages;
  const made = pages.map((page) => expandedPage(page, lists));
  known.set(use, { key, pages: made });
  return made;
}

type Lists = ReadonlyMap<string, readonly PlacedInstance[]>;

function expandedPage(page: Page, lists: Lists): Page {
  const questions = page.questions.map((question) => expandedQuestion(question, lists));
  return questions.every((each, at) => each === page.questions[at]) ? page : { ...page, questions };
}

function expandedQuestion(question: Question, lists: Lists): Question {
  if (question.type !== 'single' && question.type !== 'multiple') return question;
  const options = question.options.map((option) => expandedOption(option, question, lists));
  return options.every((each, at) => each === question.options[at]) ? question : { ...question, options };
}

function expandedOption(option: QuestionOption, of: Question, lists: Lists): QuestionOption {
  if (isRepeated(option))
    return {
      ...option,
      questions: (lists.get(option.id) ?? []).flatMap((placed) => instanceQuestions(option, of, placed)),
    };
  const questions = option.questions?.map((question) => expandedQuestion(question, lists));
  return questions?.some((each, at) => each !== option.questions?.[at]) ? { ...option, questions } : option;
}

const MADE = new WeakMap<QuestionOption, Map<string, readonly Question[]>>();

/** The heading of an instance, followed by its questions. */
function instanceQuestions(
  option: RepeatedOption,
  { section }: Question,
  { instance, number }: PlacedInstance,
): readonly Question[] {
  const made = MADE.get(option) ?? new Map<string, readonly Question[]>();
  MADE.set(option, made);
  const key = `${instance} ${number} ${section}`;
  const known = made.get(key);
  if (known) return known;
  const own = new Set(idsUnder(option));
  const rename = (id: string) => (own.has(id) ? instanceId(id, instance) : id);
  const name = `${option.repeat.name || option.text} ${number}`;
  const of = { id: instance, group: option.id, name };
  const { sentence = '', ...repeat } = renamedRepeat(option.repeat, rename);
  const head: Question = {
    id: instanceId(option.id, instance),
    type: 'information',
    text: name,
    section,
    instance: of,
    repeat: { ...repeat, sentence: withNumber(sentence, number) },
  };
  const copies = (option.questions ?? []).map((question) => copied(question, { of, number, rename }));
  const questions = [head, ...copies];
  made.set(key, questions);
  return questions;
}

interface Copying {
  of: Instance;
  number: number;
  rename(id: string): string;
}

/** A copy of a node for one instance, with its own id and with the instance's number in its sentence. */
function copiedNode<Node extends { id: string; sentence?: string | undefined }>(
  node: Node,
  { rename, number }: Copying,
): Node {
  const made = renamedNode(node, rename);
  return made.sentence ? { ...made, sentence: withNumber(made.sentence, number) } : made;
}

function copied(question: Question, copying: Copying): Question {
  const node = question as Question & { sentence?: string };
  const made = { ...copiedNode(node, copying), instance: copying.of } as Question;
  if (made.type === 'hotspot') return { ...made, zones: made.zones.map((zone) => copiedNode(zone, copying)) };
  if (made.type !== 'single' && made.type !== 'multiple') return made;
  const options = made.options.map((option) => ({
    ...copiedNode(option, copying),
    questions: option.questions?.map((below) => copied(below, copying)),
  }));
  return { ...made, options };
}
