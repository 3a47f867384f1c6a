import type { ReportSession } from '#lib/questionnaires/browser/report-session.ts';
import { questionName } from '#lib/questionnaires/question-places.ts';
import { sentenceTerms } from '#lib/questionnaires/repeats/sentence-terms.ts';
import { SIDE } from '#lib/questionnaires/report/unanswered.ts';
import { questionOf } from './sentence-classes.ts';

/**
 * Something that should be checked before export: a number that its question rejects, a calculation without a
 * result because of such a number, a sentence whose answer has changed, the side or an important question without an
 * answer.
 */
export interface OpenPoint {
  kind: 'refused' | 'no-result' | 'changed' | 'missing';
  /** Id of the question, or `SIDE`. */
  question: string;
  text: string;
}

/** All open points of a report: errors first, then missing answers. */
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

/** Questions whose answers are part of a lesion's sentence, where a missing one appears as « [Taille ?] ». */
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
