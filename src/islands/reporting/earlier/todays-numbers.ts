import type { Answers } from '#lib/questionnaires/answers.ts';
import type { ReportSession } from '#lib/questionnaires/browser/report-session.ts';
import type { TodaysNumber } from '#lib/questionnaires/earlier/match-measures.ts';
import type { QuestionPlace } from '#lib/questionnaires/question-places.ts';
import { VALUE } from '#lib/questionnaires/report/earlier.ts';
import { withSide } from '#lib/questionnaires/report/fill.ts';
import type { Side } from '#lib/questionnaires/report/report-types.ts';
import { answerValue, written } from '#lib/questionnaires/report/values.ts';

/** A number of the report under way, as it is written there. */
export interface ShownNumber extends TodaysNumber {
  text: string;
  /** The lesion or the option it stands under, or its page. */
  place: string;
}

type Numbered = Pick<ReportSession, 'body' | 'places'>;

/** What a question stands under, nearest first, and its page. */
function above({ body, places }: Numbered, place: QuestionPlace): string[] {
  const { parent } = place;
  if (!parent) return [body.pages.find(({ id }) => id === place.page)?.name ?? ''];
  const over = places.get(parent.question.id);
  return [parent.option.text, parent.question.text, ...(over ? above({ body, places }, over) : [])];
}

/** Every number that the report writes, in the order of the questionnaire. */
export function todaysNumbers(session: Numbered, counted: Answers, side: Side | undefined): ShownNumber[] {
  return [...session.places.values()].flatMap((place): ShownNumber[] => {
    const { question } = place;
    const answer = counted[question.id];
    if (question.type !== 'number' && question.type !== 'formula') return [];
    if (typeof answer !== 'number' || !VALUE.test(question.sentence ?? '')) return [];
    const value = answerValue(question, answer);
    if (!value) return [];
    const instance = question.instance ? [question.instance.name] : [];
    const over = [...instance, ...above(session, place)];
    return [
      {
        question: question.id,
        unit: value.unit,
        label: withSide(question.text, side),
        around: [question.sentence ?? '', ...over].map((text) => withSide(text, side)),
        place: withSide(over[0] ?? '', side),
        side: side ? withSide('{droit}', side) : '',
        text: written(value, ''),
      },
    ];
  });
}
