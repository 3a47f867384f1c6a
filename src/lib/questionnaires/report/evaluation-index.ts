import { choicesOf } from '../answers.ts';
import { instanceParts } from '../repeats/instances.ts';
import { optionsOf, type Page, type Question, type QuestionOption } from '../tree.ts';

/** A question and its parent. */
export interface Node {
  question: Question;
  parent: { node: Node; option: QuestionOption } | null;
  isHidden: boolean;
}

/** A repeated group: its option and its instances. */
export interface Group {
  node: Node;
  option: QuestionOption;
  instances: string[];
  /** The questions of each instance that can be answered. */
  questions: Map<string, Question[]>;
}

export interface Index {
  questions: ReadonlyMap<string, Node>;
  /** The question that each option or zone belongs to. */
  choices: ReadonlyMap<string, Node>;
  /** Repeated groups by the id of their option. */
  groups: ReadonlyMap<string, Group>;
  /** The group of each repeated question and choice, by the author's original id. */
  repeated: ReadonlyMap<string, Group>;
}

const INDEXES = new WeakMap<readonly Page[], Index>();

export function indexOf(pages: readonly Page[]): Index {
  const known = INDEXES.get(pages);
  if (known) return known;
  const questions = new Map<string, Node>();
  const choices = new Map<string, Node>();
  const groups = new Map<string, Group>();
  const repeated = new Map<string, Group>();
  const add = (question: Question, parent: Node['parent'], group?: Group): void => {
    const isHidden = question.hidden === true || parent?.node.isHidden === true;
    const node = { question, parent, isHidden };
    questions.set(question.id, node);
    for (const { id } of choicesOf(question)) choices.set(id, node);
    const isHead = question.type === 'information' && question.repeat !== undefined;
    for (const { id } of group && !isHead ? [question, ...choicesOf(question)] : []) {
      const source = instanceParts(id)?.source;
      if (group && source !== undefined) repeated.set(source, group);
    }
    if (group && !isHead && !isHidden && question.type !== 'formula' && question.type !== 'information') {
      const instance = question.instance?.id ?? '';
      group.questions.set(instance, [...(group.questions.get(instance) ?? []), question]);
    }
    for (const option of optionsOf(question)) {
      const own = option.repeat && {
        node,
        option,
        instances: [] as string[],
        questions: new Map<string, Question[]>(),
      };
      if (own) groups.set(option.id, own);
      for (const below of option.questions ?? []) {
        if (own && below.type === 'information' && below.repeat) own.instances.push(below.instance?.id ?? '');
        add(below, { node, option }, own ?? group);
      }
    }
  };
  for (const page of pages) for (const question of page.questions) add(question, null);
  const index = { questions, choices, groups, repeated };
  INDEXES.set(pages, index);
  return index;
}
