import type { Answers } from '#lib/questionnaires/answers.ts';
import type { ReportSession } from '#lib/questionnaires/browser/report-session.ts';
import type { TodaysNumber } from '#lib/questionnaires/earlier/match-measures.ts';
import type { QuestionPlace } from '#lib/questionnaires/question-places.ts';
import { VALUE } from '#lib/questionnaires/report/earlier.ts';
import { withSide } from '#lib/questionnaires/report/fill.ts';
import { type Report, type Side, sentencesOf } from '#lib/questionnaires/report/report-types.ts';
import { answerValue, valueWithUnit as writtenValue } from '#lib/questionnaires/report/values.ts';
import type { Question } from '#lib/questionnaires/tree.ts';

/** A number of the current report, as formatted there. */
export interface ShownNumber extends TodaysNumber {
  text: string;
  /** The lesion or the option that the question is nested under, or its page. */
  place: string;
}

type Numbered = Pick<ReportSession, 'body' | 'places'>;

/** The names of a question's ancestors, nearest first, and of its page. */
function above({ body, places }: Numbered, place: QuestionPlace): string[] {
  const { parent } = place;
  if (!parent) return [body.pages.find(({ id }) => id === place.page)?.name ?? ''];
  const over = places.get(parent.question.id);
  return [parent.option.text, parent.question.text, ...(over ? above({ body, places }, over) : [])];
}

/** Removes the number of a lesion: lesions are numbered anew in each report, so the earlier numbers may differ. */
function withoutNumber({ instance }: Question, text: string): string {
  const number = instance && /\d+$/.exec(instance.name)?.[0];
  return number ? text.replace(new RegExp(`(?<!\\d)${number}(?!\\d)`, 'g'), '') : text;
}

interface Written {
  counted: Answers;
  side: Side | undefined;
  report: Report;
}

/** All numbers written by sentences of the report, in the order of the questionnaire. */
export function todaysNumbers(session: Numbered, { counted, side, report }: Written): ShownNumber[] {
  const written = new Set(Array.from(sentencesOf(report), ({ sentence }) => sentence.question));
  return [...session.places.values()].flatMap((place): ShownNumber[] => {
    const { question } = place;
    const answer = counted[question.id];
    if (question.type !== 'number' && question.type !== 'formula') return [];
    if (typeof answer !== 'number' || !VALUE.test(question.sentence ?? '')) return [];
    const value = answerValue(question, answer);
    if (!value || !written.has(question.id)) return [];
    const over = [...(question.instance ? [question.instance.name] : []), ...above(session, place)];
    const plain = (text: string) => withSide(withoutNumber(question, text), side);
    return [
      {
        question: question.id,
        unit: value.unit,
        label: plain(question.text),
        around: [question.sentence ?? '', ...over].map(plain),
        place: withSide(over[0] ?? '', side),
        side: side ? withSide('{droit}', side) : '',
        isRepeated: question.instance !== undefined,
        text: writtenValue(value, ''),
      },
    ];
  });
}

/** Whether numbers are part of the sentence of a whole lesion, where no earlier value can be inserted. */
export function hasLesionNumbers({ places }: Numbered, counted: Answers): boolean {
  return [...places.values()].some(
    ({ question }) =>
      question.instance !== undefined &&
      question.type === 'number' &&
      counted[question.id] !== undefined &&
      !VALUE.test(question.sentence ?? ''),
  );
}
