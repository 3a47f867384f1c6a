import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { optionsOf, type Question, type QuestionOption, type Zone } from '#lib/questionnaires/tree.ts';

/** A node that may write a sentence of the report, and the question that it belongs to. */
export interface Writer {
  node: Question | QuestionOption | Zone;
  question: Question;
  /** Number of options that the node is nested under. */
  depth: number;
  isMissing: boolean;
}

/** The text of a node, as shown beside its sentence. */
export const textOf = (node: Writer['node']): string => ('label' in node ? node.label : node.text);

export const sentenceOf = (node: Writer['node']): string => ('sentence' in node && node.sentence) || '';

/** Id of the field of a node's sentence. */
export const fieldId = (node: string): string => `phrase-${node}`;

/** Id of the field for the sentence that each instance of a repeated option writes. */
export const eachFieldId = (option: string): string => `phrase-${option}-each`;

export type SentenceRow =
  | { kind: 'question'; question: Question; depth: number }
  | ({ kind: 'writer' } & Writer);

/** The rows of a question, its choices and everything under them. @param lacking ids of nodes without a sentence */
export const rowsOfQuestion = (question: Question, lacking: ReadonlySet<string>): SentenceRow[] => [
  ...questionRows([question], { lacking, depth: 0 }),
];

interface Level {
  lacking: ReadonlySet<string>;
  depth: number;
}

function* questionRows(questions: readonly Question[], level: Level): Generator<SentenceRow> {
  const { lacking, depth } = level;
  for (const question of questions) {
    if (question.type === 'information') continue;
    const writer = (node: Writer['node']): SentenceRow => {
      return { kind: 'writer', node, question, depth, isMissing: lacking.has(node.id) };
    };
    yield { kind: 'question', question, depth };
    if (question.type === 'hotspot') {
      for (const zone of question.zones) yield writer(zone);
    } else if (question.type === 'single' || question.type === 'multiple') {
      for (const option of optionsOf(question)) {
        yield writer(option);
        yield* questionRows(option.questions ?? [], { lacking, depth: depth + 1 });
      }
    } else yield writer(question);
  }
}

/** All nodes that may write a sentence, in the order of the report. */
export function writersOf({ pages }: QuestionnaireBody, lacking: ReadonlySet<string>): Writer[] {
  return pages.flatMap(({ questions }) =>
    [...questionRows(questions, { lacking, depth: 0 })].flatMap((row) =>
      row.kind === 'writer' ? [row] : [],
    ),
  );
}

/** The next or previous node without a sentence, wrapping around; undefined when there is none. */
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
