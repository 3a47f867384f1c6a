import { type Answer, type Answers, choicesOf, chooses, fittingAnswer } from '../answers.ts';
import { choiceText, optionsOf, type Page, type Question } from '../tree.ts';
import { conclusionParagraphs, orderedParagraphs, orderOf } from './conclusion-lines.ts';
import type { OwnDefault, OwnSentence, Preferences } from './preferences.ts';
import { hasValidTerms, questionWords, type SentencePlace, sentencePlaces } from './sentence-places.ts';

/** The effect of a person's preferences on the current questionnaire. */
export interface ActingPreferences {
  /** The initial answers of a new report. */
  answers: Answers;
  hiddenPages: readonly string[];
  /** All possible lines of the conclusion in the person's order; empty: the author's order. */
  conclusionOrder: readonly string[];
  /** The person's own sentences, by the node that writes them. */
  sentences: Readonly<Record<string, string>>;
  /** The number of the person's sentences; choices that share a sentence count once. */
  sentenceCount: number;
  /** The number of preferences without effect because the author changed the part they concern. */
  changed: number;
}

/**
 * The effect of a preference. `gone`: the questionnaire no longer has that part; `changed`: its words have changed
 * since; `hidden`: an answer on a hidden page.
 */
export type PreferenceStatus = 'acts' | 'gone' | 'changed' | 'hidden';

/** A question whose default answer a person may set, and its page. */
export interface DefaultPlace {
  question: Question;
  page: string;
}

/**
 * Adds the questions that may have a personal default: no dates, which become outdated, and no questions about a
 * lesion. Questions hidden by the author always have their default answer.
 */
function addPlaces(places: Map<string, DefaultPlace>, page: string, questions: readonly Question[]): void {
  for (const question of questions) {
    if (question.hidden) continue;
    const { type } = question;
    if (type !== 'date' && type !== 'formula' && type !== 'information')
      places.set(question.id, { question, page });
    for (const option of optionsOf(question))
      if (!option.repeat) addPlaces(places, page, option.questions ?? []);
  }
}

/** The questions whose default answer a person may set, by id. */
export function defaultPlaces(pages: readonly Page[]): ReadonlyMap<string, DefaultPlace> {
  const places = new Map<string, DefaultPlace>();
  for (const { id, questions } of pages) addPlaces(places, id, questions);
  return places;
}

/** The words of a question and of its chosen options, by which a change of meaning is detected. */
export function askedWords(question: Question, answer: Answer): string {
  const chosen = choicesOf(question).filter(({ id }) => chooses(answer, id));
  return [questionWords(question), ...chosen.map(choiceText)].join(' › ');
}

/** A default answer in the form that is stored. */
export const ownDefault = (question: Question, answer: Answer): OwnDefault => ({
  answer,
  asked: askedWords(question, answer),
});

const size = (answer: Answer) => (typeof answer === 'object' ? new Set(answer).size : 1);

export function standingOfDefault(
  place: DefaultPlace | undefined,
  { answer, asked }: OwnDefault,
  hiddenPages: readonly string[],
): PreferenceStatus {
  if (!place) return 'gone';
  const fits = fittingAnswer(place.question, answer);
  if (fits === undefined || size(fits) !== size(answer)) return 'changed';
  if (askedWords(place.question, fits) !== asked) return 'changed';
  return hiddenPages.includes(place.page) ? 'hidden' : 'acts';
}

export function standingOfSentence(
  place: SentencePlace | undefined,
  { text, original, about }: OwnSentence,
): PreferenceStatus {
  if (!place) return 'gone';
  const isSame = place.original === original && place.about === about && hasValidTerms(text, place.group);
  return isSame ? 'acts' : 'changed';
}

/** The pages that the person hides; never all of them. */
export function hiddenPagesOf(pages: readonly Page[], hidden: readonly string[]): readonly string[] {
  const known = pages.map(({ id }) => id).filter((id) => hidden.includes(id));
  return known.length < pages.length ? known : [];
}

/**
 * The effect of a person's preferences on the current questionnaire; undefined if the person has none and there is
 * nothing to report.
 */
export function actingPreferences(
  pages: readonly Page[],
  { defaults, hiddenPages, conclusionOrder, sentences }: Preferences,
): ActingPreferences | undefined {
  const hidden = hiddenPagesOf(pages, hiddenPages);
  const questions = defaultPlaces(pages);
  const places = new Map(sentencePlaces(pages).map((place) => [place.key, place]));
  const answers = Object.entries(defaults).map(([id, own]) => ({
    id,
    value: own.answer,
    standing: standingOfDefault(questions.get(id), own, hidden),
  }));
  const texts = Object.entries(sentences).map(([id, own]) => ({
    id,
    value: own.text,
    standing: standingOfSentence(places.get(id), own),
  }));
  const acting = <Value>(entries: readonly { id: string; value: Value; standing: PreferenceStatus }[]) =>
    Object.fromEntries(
      entries.filter(({ standing }) => standing === 'acts').map(({ id, value }) => [id, value]),
    );
  const own = acting(texts);
  const isOrdered = conclusionOrder.length > 0;
  const found = {
    answers: acting(answers),
    hiddenPages: hidden,
    conclusionOrder: isOrdered
      ? orderOf(orderedParagraphs(conclusionParagraphs(pages), conclusionOrder))
      : [],
    sentences: own,
    sentenceCount: new Set(
      Object.entries(own).map(([key, text]) => `${places.get(key)?.question.id} ${text}`),
    ).size,
    changed: [...answers, ...texts].filter(({ standing }) => standing === 'changed').length,
  };
  const isIdle = found.changed === 0 && !isOrdered && hidden.length === 0;
  return isIdle && Object.keys({ ...found.answers, ...found.sentences }).length === 0 ? undefined : found;
}
