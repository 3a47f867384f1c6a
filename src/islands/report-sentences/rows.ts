import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { optionsOf, type Question, type QuestionOption, type Zone } from '#lib/questionnaires/tree.ts';

/** A node that may write in the report, and the question that it answers or is. */
export interface Writer {
  node: Question | QuestionOption | Zone;
  question: Question;
  /** How many options it is nested under. */
  depth: number;
  isMissing: boolean;
}

/** The words of what writes a sentence. */
export const textOf = (node: Writer['node']): string => ('label' in node ? node.label : node.text);

export const sentenceOf = (node: Writer['node']): string => ('sentence' in node && node.sentence) || '';

/** Id of the field of a node's sentence. */
export const fieldId = (node: string): string => `phrase-${node}`;

/** Id of the field of what each of the things under an option writes. */
export const eachFieldId = (option: string): string => `phrase-${option}-each`;

export type SentenceRow =
  | { kind: 'question'; question: Question; depth: number }
  | ({ kind: 'writer' } & Writer);

/** A question with its choices and everything under them. @param lacking ids of what has no sentence */
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

/** All nodes that may write in the report, in its order. */
export function writersOf({ pages }: QuestionnaireBody, lacking: ReadonlySet<string>): Writer[] {
  return pages.flatMap(({ questions }) =>
    [...questionRows(questions, { lacking, depth: 0 })].flatMap((row) =>
      row.kind === 'writer' ? [row] : [],
    ),
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
