import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { lacksSentence } from '#lib/questionnaires/edits/node-lacks.ts';
import type { BodyNode } from '#lib/questionnaires/edits/nodes.ts';
import { optionsOf, type Question, type QuestionOption, type Zone } from '#lib/questionnaires/tree.ts';

/** What may write in the report, and the question that it answers or is. */
export interface Writer {
  node: Question | QuestionOption | Zone;
  question: Question;
  /** How many options stand above it. */
  depth: number;
  isMissing: boolean;
}

/** The words of what writes a sentence. */
export const textOf = (node: Writer['node']): string => ('label' in node ? node.label : node.text);

export const sentenceOf = (node: Writer['node']): string => ('sentence' in node && node.sentence) || '';

/** Id of the field of a node's sentence. */
export const fieldId = (node: string): string => `phrase-${node}`;

export type SentenceRow =
  | { kind: 'question'; question: Question; depth: number }
  | ({ kind: 'writer' } & Writer);

function writer(each: BodyNode & { node: Writer['node'] }, question: Question, depth: number): SentenceRow {
  return { kind: 'writer', node: each.node, question, depth, isMissing: lacksSentence(each) };
}

/** A question with its choices and everything under them. */
export const rowsOfQuestion = (question: Question): SentenceRow[] => [...questionRows([question], 0)];

function* questionRows(questions: readonly Question[], depth: number): Generator<SentenceRow> {
  for (const question of questions) {
    if (question.type === 'information') continue;
    yield { kind: 'question', question, depth };
    if (question.type === 'hotspot') {
      for (const zone of question.zones) yield writer({ kind: 'zone', node: zone }, question, depth);
    } else if (question.type === 'single' || question.type === 'multiple') {
      for (const option of optionsOf(question)) {
        yield writer({ kind: 'option', node: option }, question, depth);
        yield* questionRows(option.questions ?? [], depth + 1);
      }
    } else yield writer({ kind: 'question', node: question }, question, depth);
  }
}

/** Everything that may write in the report, in its order. */
export function writersOf({ pages }: QuestionnaireBody): Writer[] {
  return pages.flatMap(({ questions }) =>
    [...questionRows(questions, 0)].flatMap((row) => (row.kind === 'writer' ? [row] : [])),
  );
}

/** The next writer without a sentence after one, or before it, going round; undefined when there is none. */
export function nextMissing(
  writers: readonly Writer[],
  from: string | undefined,
  step: 1 | -1,
): string | undefined {
  const start = writers.findIndex(({ node }) => node.id === from);
  for (let count = 1; count <= writers.length; count += 1) {
    const at = (start + step * count + 2 * writers.length) % writers.length;
    const candidate = writers[start < 0 && step < 0 ? (writers.length - count) % writers.length : at];
    if (candidate?.isMissing) return candidate.node.id;
  }
  return undefined;
}
