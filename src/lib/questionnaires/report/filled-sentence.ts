import { chooses, defaultOf } from '../answers.ts';
import type { ConclusionScope, ReportSection } from '../report-sections.ts';
import { optionsOf, type Question } from '../tree.ts';
import type { FindAbnormal } from './abnormal.ts';
import { type EarlierNumbers, withEarlier } from './earlier.ts';
import { fill } from './fill.ts';
import { instanceSentence, type TermAnswer } from './instance-sentence.ts';
import type { ReachableQuestion } from './reachable-questions.ts';
import type { Side } from './report-types.ts';
import { answerValue } from './values.ts';

/** A sentence with its placeholders filled in, before the rules of French punctuation are applied. */
export interface FilledSentence {
  section: ReportSection;
  key: string;
  nodes: readonly string[];
  text: string;
}

interface Choice {
  id: string;
  text: string;
  sentence?: string | undefined;
  inConclusion?: boolean | undefined;
  normal?: ConclusionScope | undefined;
  sentenceCondition?: string | undefined;
}

/** The context for generating sentences. */
export interface SentenceContext {
  side: Side | undefined;
  /** Values of numbers in an earlier report, by question. */
  earlier?: EarlierNumbers | undefined;
  /** Whether the condition of a sentence holds. */
  holds(condition: string | undefined): boolean;
  /** Returns a visible question with its answer. */
  askedAt(id: string): TermAnswer;
  /** Finds the abnormal answer that suppresses a normal conclusion. */
  findAbnormal: FindAbnormal;
}

/** The sentences for a question's value, in its section and possibly in the conclusion. */
export function valueSentences(
  reached: ReachableQuestion,
  { side, earlier, holds, findAbnormal, askedAt }: SentenceContext,
): FilledSentence[] {
  const { question, answer } = reached;
  if (question.type === 'information') return instanceSaid(question, askedAt, side);
  if (!('sentence' in question) || !question.sentence || !holds(question.sentenceCondition)) return [];
  const value = answerValue(question, answer);
  if (value === null) return [];
  const before = typeof answer === 'number' && earlier?.[question.id];
  const sentence = before
    ? withEarlier(question.sentence, value.unit, before, side ?? null)
    : question.sentence;
  const text = fill(sentence, { value, side });
  const normal = 'normal' in question && answer === defaultOf(question) ? question.normal : undefined;
  const sections = sectionsOf(question, question.inConclusion).filter(
    (section) => section !== 'conclusion' || !normal || !findAbnormal(normal, reached),
  );
  return sections.map((section) => ({
    section,
    key: `${section}:${question.id}`,
    nodes: [question.id],
    text,
  }));
}

/** The sentence of an instance of a repeated group. */
function instanceSaid(
  head: Extract<Question, { type: 'information' }>,
  askedAt: SentenceContext['askedAt'],
  side: Side | undefined,
): FilledSentence[] {
  if (!head.repeat?.sentence) return [];
  const text = instanceSentence(head.repeat.sentence, askedAt, side);
  return sectionsOf(head, head.repeat.inConclusion).map((section) => ({
    section,
    key: `${section}:${head.id}`,
    nodes: [head.id],
    text,
  }));
}

/** The sentences of a selected option or zone. A shared sentence is written once, at the first of its choices. */
export function choiceSentences(
  reached: ReachableQuestion,
  id: string,
  { side, holds, findAbnormal }: SentenceContext,
): FilledSentence[] {
  const { question, answer } = reached;
  const choices = choicesIn(question);
  const choice = choices.find((each) => each.id === id);
  if (!choice?.sentence) return [];
  const template = choice.sentence;
  const sharing = choices.filter(({ sentence }) => sentence === template);
  return sectionsOf(question, choice.inConclusion).flatMap((section) => {
    const told = section === question.section ? sharing : sharing.filter(({ inConclusion }) => inConclusion);
    const isWithheld = ({ normal }: Choice) =>
      section === 'conclusion' && normal !== undefined && findAbnormal(normal, reached) !== undefined;
    const selected = told.filter(
      (each) => chooses(answer, each.id) && holds(each.sentenceCondition) && !isWithheld(each),
    );
    if (selected[0]?.id !== id) return [];
    const options = selected.map(({ text }) => text);
    const first = question.type === 'single' ? '' : `:${told[0]?.id}`;
    return {
      section,
      key: `${section}:${question.id}${first}`,
      nodes: selected.map((each) => each.id),
      text: fill(template, { options, side }),
    };
  });
}

function sectionsOf({ section }: Question, inConclusion: boolean | undefined): ReportSection[] {
  return inConclusion && section !== 'conclusion' ? [section, 'conclusion'] : [section];
}

function choicesIn(question: Question): readonly Choice[] {
  if (question.type !== 'hotspot') return optionsOf(question);
  return question.zones.map((zone) => ({ ...zone, text: zone.label }));
}
