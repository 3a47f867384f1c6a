import { choicesOf } from '../answers.ts';
import { optionsOf, type Page, type Question, type QuestionOption } from '../tree.ts';

/** A unit of the conclusion that is moved as a whole: a question, or a repeated group with all its instances. */
export interface ConclusionLine {
  /** Id of the question, or of the option under which questions repeat. */
  id: string;
  words: string;
}

/** A paragraph of the conclusion: the lines of one page. */
export interface ConclusionParagraph {
  page: string;
  name: string;
  lines: readonly ConclusionLine[];
}

interface Writer {
  sentence?: string | undefined;
  inConclusion?: boolean | undefined;
}

function concludes({ section }: Question, { sentence, inConclusion }: Writer): boolean {
  return Boolean(sentence) && (section === 'conclusion' || inConclusion === true);
}

function addLines(
  lines: Map<string, string>,
  questions: readonly Question[],
  group: QuestionOption | undefined,
  above = '',
): void {
  const add = (line: ConclusionLine) => {
    if (!lines.has(line.id)) lines.set(line.id, line.words);
  };
  const ofGroup = ({ id, text, repeat }: QuestionOption) => ({ id, words: above + (repeat?.name || text) });
  for (const question of questions) {
    const writers: Writer[] = ['sentence' in question ? question : {}, ...choicesOf(question)];
    if (writers.some((writer) => concludes(question, writer)))
      add(group ? ofGroup(group) : { id: question.id, words: above + question.text });
    for (const option of optionsOf(question)) {
      const own = option.repeat ? option : group;
      if (option.repeat && concludes(question, option.repeat)) add(ofGroup(option));
      addLines(lines, option.questions ?? [], own, group ? above : `${above}${question.text} › `);
    }
  }
}

/** The possible lines of the conclusion, in the author's order. */
export function conclusionParagraphs(pages: readonly Page[]): readonly ConclusionParagraph[] {
  return pages.flatMap(({ id, name, questions }) => {
    const lines = new Map<string, string>();
    addLines(lines, questions, undefined);
    return lines.size > 0
      ? [{ page: id, name, lines: [...lines].map(([line, words]) => ({ id: line, words })) }]
      : [];
  });
}

/** Sorts by the person's own order; entries not in it stay after their usual predecessor. */
function ordered<Entry extends object>(
  entries: readonly Entry[],
  idOf: (entry: Entry) => string,
  order: readonly string[],
): readonly Entry[] {
  const byId = new Map(entries.map((entry) => [idOf(entry), entry]));
  const result = [...new Set(order)].flatMap((id) => byId.get(id) ?? []);
  entries.forEach((entry, at) => {
    if (result.includes(entry)) return;
    const before = entries[at - 1];
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, entry);
  });
  return result;
}

/** The paragraphs, and the lines of each, in the person's own order. */
export function orderedParagraphs(
  paragraphs: readonly ConclusionParagraph[],
  order: readonly string[],
): readonly ConclusionParagraph[] {
  return ordered(paragraphs, ({ page }) => page, order).map((paragraph) => ({
    ...paragraph,
    lines: ordered(paragraph.lines, ({ id }) => id, order),
  }));
}

/** The order as stored: each page before its lines. */
export function orderOf(paragraphs: readonly ConclusionParagraph[]): readonly string[] {
  return paragraphs.flatMap(({ page, lines }) => [page, ...lines.map(({ id }) => id)]);
}
