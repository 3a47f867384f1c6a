import type { Answers } from '../answers.ts';
import type { QuestionnaireBody } from '../body-schema.ts';
import { expandRepeats } from '../repeats/expand-repeats.ts';
import { nameInInstance } from '../repeats/instances.ts';
import { withSide } from '../report/fill.ts';
import { normalAnswers } from '../report/normal-answers.ts';
import type { Report, Side } from '../report/report-types.ts';
import { hasSide } from '../report/side.ts';
import { createSurvey, type UnansweredQuestion } from '../report/survey.ts';
import { writeReport } from '../report/write-report.ts';
import { walkQuestions } from '../tree.ts';
import { abnormalAnswers } from './abnormal-answers.ts';
import { randomAnswers } from './random-answers.ts';
import { draw } from './seeded-draw.ts';

/** All answers normal, all abnormal where possible, or random from a seed. */
export type Trial = 'normal' | 'abnormal' | number;

interface Lack {
  /** Id of the question, in its own instance of a repeated group. */
  id: string;
  text: string;
}

/** A report from generated answers, which shows what the questionnaire would write. */
export interface TrialReport {
  /** The chosen side, where one is chosen for the whole report. */
  side: Side | undefined;
  report: Report;
  /** Shown questions without an answer. */
  unanswered: readonly Lack[];
  /** Shown calculations without a result. */
  withoutResult: readonly Lack[];
}

function answersOf(body: QuestionnaireBody, trial: Trial): Answers {
  if (trial === 'normal') return normalAnswers(body, {}, 'all');
  return trial === 'abnormal' ? abnormalAnswers(body) : randomAnswers(body, trial);
}

function sideOf(body: QuestionnaireBody, trial: Trial): Side | undefined {
  if (!hasSide(body)) return undefined;
  if (typeof trial === 'number') return draw(trial, 'side') < 0.5 ? 'right' : 'left';
  return trial === 'normal' ? 'right' : 'left';
}

/** Writes the report of a trial: always the same one for the same body and trial. */
export function trialReport(body: QuestionnaireBody, trial: Trial): TrialReport {
  const answers = answersOf(body, trial);
  const side = sideOf(body, trial);
  const { left, results, expanded } = surveyed(body, answers);
  const lack = ({ question }: Pick<UnansweredQuestion, 'question'>): Lack => ({
    id: question.id,
    text: withSide(nameInInstance(question), side),
  });
  const withoutResult = Array.from(walkQuestions(expanded)).filter(({ question: { id } }) => {
    const result = results.get(id);
    return result && 'reason' in result;
  });
  return {
    side,
    report: writeReport(body, answers, { side }),
    unanswered: left.map(lack),
    withoutResult: withoutResult.map(lack),
  };
}

function surveyed({ pages }: QuestionnaireBody, answers: Answers) {
  return { ...createSurvey(pages)(answers), expanded: expandRepeats(pages, answers) };
}
