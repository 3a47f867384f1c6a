import { isDeepStrictEqual } from 'node:util';
import type { Answers } from '#lib/questionnaires/answers.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { expandRepeats } from '#lib/questionnaires/repeats/expand-repeats.ts';
import { toEdited } from '#lib/questionnaires/report/edited-report.ts';
import { merge } from '#lib/questionnaires/report/merge.ts';
import { createReportWriter, type ReportWriter } from '#lib/questionnaires/report/write-report.ts';
import { contradictions } from './contradictions.ts';
import { malformed } from './malformed.ts';
import { createRandom, type Random } from './random.ts';
import { randomAnswers, reordered } from './random-answers.ts';

/** Answers given one after the other in two orders, merged as they come, on one walk of this many. */
const STEP_BY_STEP = 25;

/**
 * Random answers to a questionnaire, this many times: reports that are malformed or depend on the order in which
 * answers were given, exceptions among them, in words.
 */
export function walk(body: QuestionnaireBody, walks: number, seed: number): string[] {
  const random = createRandom(seed);
  const writer = createReportWriter(body);
  const faults: string[] = [];
  for (let index = 0; index < walks; index++) {
    const answers = randomAnswers(random, body.pages, random.one([0.3, 0.7, 1]));
    const side = random.one(['right', 'left', undefined] as const);
    try {
      const report = writer.write(answers, { side });
      faults.push(
        ...malformed(report),
        ...contradictions(expandRepeats(body.pages, answers, 'numbered'), answers, report),
      );
      if (!isDeepStrictEqual(report, writer.write(reordered(random, body.pages, answers), { side })))
        faults.push('order matters');
      if (index % STEP_BY_STEP === 0) faults.push(...stepByStep(random, writer, answers));
    } catch (error) {
      faults.push(`exception: ${String(error)}`);
    }
  }
  return faults;
}

/** The text shown while answering, without edits, is the report itself, whatever was answered first. */
function stepByStep(random: Random, writer: ReportWriter, answers: Answers): string[] {
  const given: Record<string, Answers[string]> = {};
  let report = writer.write(given);
  let edited = toEdited(report);
  for (const [id, answer] of random.shuffled(Object.entries(answers))) {
    given[id] = answer;
    const next = writer.write(given);
    edited = merge(report, edited, next);
    report = next;
  }
  return isDeepStrictEqual(edited, toEdited(report)) ? [] : ['what is seen is not the report'];
}
