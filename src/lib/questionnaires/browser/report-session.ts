import { atom, computed } from 'nanostores';
import type { Environment } from '#lib/autosave/browser/environment.ts';
import type { Answer, Answers } from '../answers.ts';
import { type QuestionPlace, questionPlaces } from '../question-places.ts';
import { expandRepeats } from '../repeats/expand-repeats.ts';
import type { EarlierNumbers } from '../report/earlier.ts';
import { type EditedReport, withRemovals } from '../report/edited-report.ts';
import { type NormalScope, normalAnswers } from '../report/normal-answers.ts';
import type { Side } from '../report/report-types.ts';
import { settle } from '../report/settle.ts';
import { hasSide } from '../report/side.ts';
import { createSurvey, type UnansweredQuestion } from '../report/survey.ts';
import { unansweredOf } from '../report/unanswered.ts';
import { createReportWriter, type WrittenBody } from '../report/write-report.ts';
import { optionsOf, type Page } from '../tree.ts';
import { answerListeners } from './answer-listeners.ts';
import { createReportHistory } from './report-history.ts';
import {
  firstWordsOf,
  type KeptReport,
  openingState,
  type ReportState,
  rewriteReport,
  withAnswer,
} from './report-state.ts';
import { createShownPages } from './shown-pages.ts';

/** The questionnaire that the report answers. */
export interface ReportedItem {
  id: string;
  title: string;
}

/** The parts of its body that answering needs. */
export type ReportedBody = WrittenBody;

interface Opened {
  id: string;
  item: ReportedItem;
  body: ReportedBody;
  kept?: KeptReport | undefined;
  /** Initial answers of a new report. */
  begun?: Answers | undefined;
  /** Whether this report ignores the person's preferences. */
  isPlain?: boolean | undefined;
  /** Id of the page to show first. */
  page?: string | undefined;
}

/**
 * A report being written: its answers, its side, the text generated from them and the person's edits of that text. All
 * of it stays in this page; `snapshot()` is for code that keeps it.
 */
export function createReportSession(opened: Opened, environment: Pick<Environment, 'now'>) {
  const { id, item, body, kept, begun, isPlain, page } = opened;
  const writer = createReportWriter(body);
  const shown = createShownPages(body.pages, [kept?.page, page]);
  const { $page } = shown;
  const history = createReportHistory(openingState(writer, kept, begun), environment, (before, after) => {
    // The page that contains questions that appear or disappear is shown.
    const home = pageOfChange(body, before.answers, after.answers);
    if (home !== undefined) $page.set(home);
  });
  const { $state, $can, record, undo, redo } = history;
  const derived = derivedStores(body, $state);
  const startedAt = kept?.startedAt ?? environment.now();
  const $copiedAt = atom(kept?.copiedAt);
  return {
    id,
    item,
    body,
    ...shown,
    /** The place of every question, including those of each instance of a repeated group. */
    get places(): ReadonlyMap<string, QuestionPlace> {
      return placesIn(derived.$pages.get());
    },
    $can,
    undo,
    redo,
    ...derived,
    ...editing(body, $state, (next, place) => record(rewriteReport(writer, $state.get(), next), place)),
    /** When the report was last copied. */
    $copiedAt,
    markCopied: () => $copiedAt.set(environment.now()),
    /** The report as the person has written it. @param place what is typed into: its letters are one step to undo */
    edit(edited: EditedReport, place = ''): void {
      const state = $state.get();
      if (edited !== state.edited) record({ ...state, edited: withRemovals(state.report, edited) }, place);
    },
    /** Resolves a conflict between the person's own sentence and the sentence that the new answer generates. */
    settle(key: string, choice: 'mine' | 'next'): void {
      const state = $state.get();
      record({ ...state, edited: settle(state.report, state.edited, key, choice) });
    },
    snapshot(): KeptReport {
      const state = $state.get();
      const copiedAt = $copiedAt.get();
      return {
        ...state,
        ...(copiedAt !== undefined && { copiedAt }),
        ...(isPlain && { isPlain }),
        id,
        item: { id: item.id, title: item.title },
        startedAt,
        changedAt: history.changedAt() ?? kept?.changedAt ?? startedAt,
        firstWords: firstWordsOf(state.edited),
        page: $page.get(),
      };
    },
  };
}

export type ReportSession = ReturnType<typeof createReportSession>;

type StateStore = ReturnType<typeof createReportHistory<ReportState>>['$state'];

const PLACES = new WeakMap<readonly Page[], ReadonlyMap<string, QuestionPlace>>();

/** @param pages with their repeated groups expanded */
function placesIn(pages: readonly Page[]): ReadonlyMap<string, QuestionPlace> {
  const places = PLACES.get(pages) ?? questionPlaces(pages);
  PLACES.set(pages, places);
  return places;
}

/** The page of the first question whose answer or instances changed, as it is now or was before the change. */
function pageOfChange(body: ReportedBody, before: Answers, after: Answers): string | undefined {
  const places = [after, before].flatMap((answers) => [
    ...placesIn(expandRepeats(body.pages, answers)).values(),
  ]);
  const isChanged = ({ id }: { id: string }) => before[id] !== after[id];
  return places.find(({ question }) => isChanged(question) || optionsOf(question).some(isChanged))?.page;
}

/** Stores derived from the state. */
function derivedStores(body: ReportedBody, $state: StateStore) {
  const $answers = computed($state, ({ answers }) => answers);
  const $side = computed($state, ({ side }) => side);
  // `hasSide` searches every text, which is done only once.
  const isSided = hasSide(body);
  const $survey = computed($answers, createSurvey(body.pages));
  return {
    $state,
    $answers,
    /** The pages with every instance of their repeated groups. */
    $pages: computed($answers, (answers) => expandRepeats(body.pages, answers)),
    onAnswer: answerListeners($answers),
    $side,
    /** Whether a side is chosen for the whole report. */
    hasSide: isSided,
    /** The answers that count: those of reachable questions, including the defaults of hidden ones. */
    $counted: computed($survey, ({ counted }) => counted),
    /** Shown questions without an answer, including the side. */
    $unanswered: computed([$survey, $side], ({ left }, side) =>
      unansweredOf(left, isSided, side ?? undefined),
    ),
    /** Ids of the questions whose field holds a value that they refuse. */
    $refused: computed(
      $survey,
      ({ refused }): ReadonlySet<string> => new Set(refused.map(({ question }) => question.id)),
    ),
    /** The result of each calculation, or the reason why there is none. */
    $results: computed($survey, ({ results }) => results),
    /** Ids of the questions and options whose condition does not hold. */
    $shut: computed($survey, ({ shut }) => shut),
    /** The number of unanswered questions on each page, by page id. */
    $leftOn: computed($survey, ({ left }) => leftByPage(left)),
    /** The number of shown questions, and of answered ones, including the side. */
    $asked: computed($survey, ({ asked }) => asked + Number(isSided)),
    $answered: computed(
      [$survey, $side],
      ({ asked, left }, side) => asked - left.length + Number(isSided && side !== null),
    ),
    /** The report generated from the answers. */
    $report: computed($state, ({ report }) => report),
    /** The text that the person sees, with the person's edits. */
    $edited: computed($state, ({ edited }) => edited),
  };
}

function leftByPage(
  all: readonly UnansweredQuestion[],
): ReadonlyMap<string, { left: number; important: number }> {
  const counts = new Map<string, { left: number; important: number }>();
  for (const { page, question } of all) {
    const { left, important } = counts.get(page.id) ?? { left: 0, important: 0 };
    counts.set(page.id, { left: left + 1, important: important + Number(question.important === true) });
  }
  return counts;
}

/** The functions that change the answers. @param write stores the new state, with the report generated from it */
function editing(
  body: ReportedBody,
  $state: StateStore,
  write: (next: Pick<ReportState, 'answers' | 'side' | 'earlier'>, place?: string) => void,
) {
  /** Changes several answers, and the side, in one step; returns whether any changed. @param place what is typed into */
  function change(update: (answers: Answers) => Answers, place?: string, side = $state.get().side): boolean {
    const before = $state.get();
    const answers = update(before.answers);
    const isChanged = answers !== before.answers || side !== before.side;
    if (isChanged) write({ answers, side }, place);
    return isChanged;
  }
  return {
    change,
    /** Answers a question, or clears its answer. @param place what is typed into: its letters are one step to undo */
    answer: (question: string, answer: Answer | undefined, place?: string): boolean =>
      change((answers) => withAnswer(answers, question, answer), place),
    /**
     * Adds the normal answers of a question, of a page or of all, and sets the side when one is given; returns whether
     * anything changed.
     */
    takeNormal: (scope: NormalScope, side?: Side): boolean =>
      change((answers) => normalAnswers(body, answers, scope), undefined, side),
    setSide: (side: Side | null): boolean => change((answers) => answers, undefined, side),
    /** Compares today's numbers with the given ones of an earlier report, which replace those given before. */
    compare: (earlier: EarlierNumbers): void => write({ ...$state.get(), earlier }),
  };
}
