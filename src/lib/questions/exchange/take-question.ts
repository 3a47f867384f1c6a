import { QUESTIONS_MAX as MAX } from '../formats.ts';
import type { GiveId } from '../new-question.ts';
import type { CaseQuestion, Proposition } from '../questions-schema.ts';
import { QuestionNotes, takeText } from './question-notes.ts';
import { isWild, withoutWildcards } from './short-answers.ts';
import type { ImportNote, NotedPart, SourceAnswer, SourceQuestion } from './source-question.ts';

const RIGHT = 100;
/** Tolerance for fractions, which are written with few decimals. */
const NEARLY = 0.1;

const percent = (fraction: number) => `${fraction}\u00a0%`;

/** The right answers: for a single choice those with the full mark, for a multiple choice those with a positive one. */
function rightOf({ kind, answers }: SourceQuestion): Set<SourceAnswer> {
  const whole = answers.filter(({ fraction }) => fraction >= RIGHT - NEARLY);
  const some = answers.filter(({ fraction }) => fraction > 0);
  return new Set(kind === 'multiple' ? some : whole);
}

/** What happens to answers with a partial mark, by kind of question. */
const PARTLY = {
  multiple: 'partly-right',
  single: 'partly-wrong',
  short: 'partly-accepted',
} as const satisfies Record<SourceQuestion['kind'], ImportNote>;

/** Notes partial and negative marks, which are dropped, since the question's format has its own marking rule. */
function noteMarks({ kind, answers }: SourceQuestion, right: Set<SourceAnswer>, notes: QuestionNotes): void {
  const tell = (code: ImportNote, { text, fraction }: SourceAnswer) =>
    notes.add(code, `${takeText(text, MAX.proposition, new QuestionNotes())} (${percent(fraction)})`);
  const share = RIGHT / right.size;
  for (const answer of answers) {
    const { fraction } = answer;
    const isShare = kind === 'multiple' && right.has(answer) && Math.abs(fraction - share) < NEARLY;
    if (fraction > 0 && fraction < RIGHT - NEARLY && !isShare) tell(PARTLY[kind], answer);
    if (kind === 'single' && fraction < 0) tell('penalty', answer);
  }
}

function takePropositions(source: SourceQuestion, notes: QuestionNotes, giveId: GiveId): Proposition[] {
  const right = rightOf(source);
  noteMarks(source, right, notes);
  const left = source.answers.slice(MAX.propositions);
  for (const { text } of left) notes.add('too-many-answers', text.text);
  return source.answers.slice(0, MAX.propositions).map((answer) => {
    const explanation = takeText(answer.feedback, MAX.propositionExplanation, notes);
    const text = takeText(answer.text, MAX.proposition, notes).replaceAll('\n', ' ');
    return { id: giveId(), text, isRight: right.has(answer), ...(explanation && { explanation }) };
  });
}

/** The accepted answers of a short-answer question. Their feedback goes into the question's explanation. */
function takeAccepted(source: SourceQuestion, notes: QuestionNotes): string[] {
  noteMarks(source, new Set(), notes);
  const accepted: string[] = [];
  for (const { text, fraction, feedback } of source.answers) {
    const said = takeText(feedback, MAX.explanation, notes);
    const answer = takeText(text, MAX.acceptedText, notes).replaceAll('\n', ' ');
    if (said) notes.add('answer-explained', `${answer}\u00a0: ${said}`);
    if (fraction < RIGHT - NEARLY) continue;
    if (isWild(answer)) notes.add('wildcard', answer);
    else if (accepted.length >= MAX.accepted) notes.add('too-many-answers', answer);
    else accepted.push(withoutWildcards(answer));
  }
  return [...new Set(accepted)];
}

/** Whether a name says more than the beginning of its question, and is to be reported. */
function tellsMore(title: string, text: string): boolean {
  const begins = (whole: string) => whole.replace(/[…\s]+/g, ' ').trim();
  return title !== '' && !begins(text).startsWith(begins(title));
}

export interface TakenQuestion {
  question: CaseQuestion;
  notes: NotedPart[];
}

/** Converts a question of a file to one of a case, with notes on what changed. @param id id of the new question */
export function takeQuestion(source: SourceQuestion, id: string, giveId: GiveId): TakenQuestion {
  const notes = new QuestionNotes();
  const text = takeText(source.text, MAX.text, notes);
  const explanation = takeText(source.explanation, MAX.explanation, notes);
  const common = { id, text, ...(explanation && { explanation }) };
  const question: CaseQuestion =
    source.kind === 'short'
      ? { ...common, format: 'qroc', accepted: takeAccepted(source, notes) }
      : {
          ...common,
          format: source.kind === 'single' ? 'qru' : 'qrm',
          propositions: takePropositions(source, notes, giveId),
        };
  if (tellsMore(source.title, text)) notes.add('title', source.title);
  for (const { code, detail } of source.notes) notes.add(code, detail);
  return { question, notes: notes.all };
}
