import type { ReportSession } from '#lib/questionnaires/browser/report-session.ts';
import { questionName } from '#lib/questionnaires/question-places.ts';
import { sentenceTerms } from '#lib/questionnaires/repeats/sentence-terms.ts';
import { SIDE } from '#lib/questionnaires/report/unanswered.ts';
import { questionOf } from './sentence-classes.ts';

/**
 * An open point of a report, shown before it leaves the page: a number that its question refuses, a calculation that
 * has no result because of it, a sentence whose answer has changed, the side or an important question without an
 * answer.
 */
export interface OpenPoint {
  kind: 'refused' | 'no-result' | 'changed' | 'missing';
  /** Id of the question, or `SIDE`. */
  question: string;
  text: string;
}

/** Every open point of a report, what would be wrong in it before what is missing. */
export function openPointsOf(session: ReportSession): readonly OpenPoint[] {
  const { $refused, $unanswered, $edited, places } = session;
  const refused = $refused.get();
  const textOf = (id: string) => questionName(places, id);
  const named = namedInLesions(session);
  const point = (kind: OpenPoint['kind']) => (id: string) => ({ kind, question: id, text: textOf(id) });
  const offers = $edited.get().offers.map(({ key, mine, next }): OpenPoint => {
    return { kind: 'changed', question: questionOf(key), text: mine || next || textOf(questionOf(key)) };
  });
  const missing = $unanswered
    .get()
    .filter(({ id, important }) => (important || named.has(id)) && !refused.has(id))
    .map(({ id, text }): OpenPoint => ({ kind: 'missing', question: id, text: id === SIDE ? '' : text }));
  return [
    ...[...refused].map(point('refused')),
    ...formulasReading(session, refused).map(point('no-result')),
    ...offers,
    ...missing,
  ];
}

/** Questions whose answers are in the sentence of a lesion: a missing one appears in it as « [Taille ?] ». */
function namedInLesions({ places }: ReportSession): ReadonlySet<string> {
  const terms = Array.from(places.values(), ({ question }) =>
    question.type === 'information' ? sentenceTerms(question.repeat?.sentence ?? '') : [],
  );
  return new Set(terms.flat());
}

/** Ids of the calculations that have no result because of one of these questions. */
function formulasReading({ $results }: ReportSession, terms: ReadonlySet<string>): string[] {
  return [...$results.get()].flatMap(([id, result]) =>
    'reason' in result && result.reason === 'missing' && result.questions.some((term) => terms.has(term))
      ? [id]
      : [],
  );
}
