import type { ReportSentence } from './report-types.ts';

/** A piece of text with one style. `key`: the sentence that it was generated for. */
export interface Run {
  text: string;
  bold?: boolean;
  italic?: boolean;
  key?: string;
}

const SPACE: Run = { text: ' ' };
export const LINE_BREAK: Run = { text: '\n' };

/** The separator between two sentences of a paragraph. */
export const between = (one: ReportSentence | undefined, other: ReportSentence | undefined): Run =>
  one?.line === other?.line ? SPACE : LINE_BREAK;

/** The initial runs of generated sentences: one run each, separated by a space or a line break. */
export function runsOf(sentences: readonly ReportSentence[]): Run[] {
  return sentences.flatMap((sentence, index) => {
    const run = { text: sentence.text, key: sentence.key };
    return index === 0 ? [run] : [between(sentences[index - 1], sentence), run];
  });
}

/** Whether the runs are exactly those that were generated. */
export function isUnedited(runs: readonly Run[], sentences: readonly ReportSentence[]): boolean {
  const written = runsOf(sentences);
  return runs.length === written.length && runs.every((run, index) => sameRun(run, written[index]));
}

function sameRun(one: Run, other: Run | undefined): boolean {
  return one.text === other?.text && one.key === other.key && !one.bold && !one.italic;
}

/** The person's text of a sentence, from its runs. */
export function textOf(runs: readonly Run[]): string {
  return runs
    .map(({ text }) => text)
    .join('')
    .trim();
}

/** The separators to insert around a sentence where there is no white space. */
export interface Gaps {
  before: Run;
  after: Run;
}

/** Inserts a sentence after another and the text typed there, before another, or last. */
export function withRun(
  runs: readonly Run[],
  run: Run,
  at: { after: string } | { before: string } | 'end',
  gaps: Gaps,
): Run[] {
  const index = at === 'end' ? runs.length : 'after' in at ? behind(runs, at.after) : first(runs, at.before);
  const left = runs[index - 1];
  const right = runs[index];
  const made: Run[] = [run];
  if (left && !/\s$/u.test(left.text)) made.unshift(gaps.before);
  if (right && !/^\s/u.test(right.text)) made.push(gaps.after);
  return runs.toSpliced(index, 0, ...made);
}

function first(runs: readonly Run[], key: string): number {
  return runs.findIndex((run) => run.key === key);
}

/** The index after a sentence and after text typed behind it, which most likely belongs to the sentence. */
function behind(runs: readonly Run[], key: string): number {
  let index = runs.findLastIndex((run) => run.key === key) + 1;
  for (let next = index; next < runs.length && runs[next]?.key === undefined; next++)
    if (!blank(runs[next])) index = next + 1;
  return index;
}

/** Removes all runs of a sentence except one, and the space between the sentence and its neighbour. */
export function withoutKey(runs: readonly Run[], key: string, kept?: Run): Run[] {
  const gone = (run: Run) => run.key === key && run !== kept;
  let left = [...runs];
  for (let index = left.findIndex(gone); index >= 0; index = left.findIndex(gone))
    left = without(left, index);
  return left;
}

function without(runs: readonly Run[], index: number): Run[] {
  const before = runs.slice(0, index);
  const after = runs.slice(index + 1);
  const spaced = before.length === 0 || /\s$/u.test(before.at(-1)?.text ?? '');
  const [next] = after;
  // Two spaces would meet: the second is removed, also from the start of a run.
  if (next && next.key === undefined && spaced && /^\s/u.test(next.text)) {
    if (blank(next)) after.shift();
    else after[0] = { ...next, text: next.text.trimStart() };
  }
  if (after.length === 0 && blank(before.at(-1))) before.pop();
  return [...before, ...after];
}

/** Whether a run has only white space. */
export function blank(run: Run | undefined): boolean {
  return run !== undefined && run.text.trim() === '';
}
