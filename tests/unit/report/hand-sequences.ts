import { isDeepStrictEqual } from 'node:util';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import {
  type EditedReport,
  runsByKey,
  toEdited,
  untouched,
  withRemovals,
} from '#lib/questionnaires/report/edited-report.ts';
import { merge } from '#lib/questionnaires/report/merge.ts';
import { type Report, textsOf } from '#lib/questionnaires/report/report-types.ts';
import { textOf } from '#lib/questionnaires/report/runs.ts';
import { settle } from '#lib/questionnaires/report/settle.ts';
import { createReportWriter } from '#lib/questionnaires/report/write-report.ts';
import { walkQuestions } from '#lib/questionnaires/tree.ts';
import { DEEDS } from './hand.ts';
import { createRandom } from './random.ts';
import { randomAnswer, randomAnswers } from './random-answers.ts';

const STEPS = 14;
const WORD = /zq\d+qz/g;

/** Hand edits and answers in turn, at random: every edited word that a merge loses, and every rule it breaks. */
export function editAndAnswer(body: QuestionnaireBody, seed: number): string[] {
  const random = createRandom(seed);
  const writer = createReportWriter(body);
  const questions = Array.from(walkQuestions(body.pages), ({ question }) => question);
  if (questions.length === 0) return [];
  let words = 0;
  const word = () => `zq${++words}qz`;
  let answers = randomAnswers(random, body.pages);
  let report = writer.write(answers);
  let edited = toEdited(report);
  const faults: string[] = [];
  for (let step = 0; step < STEPS; step++) {
    if (random.chance(0.5)) {
      edited = random.one(DEEDS)(edited, random, word);
      continue;
    }
    const [offer] = random.shuffled(edited.offers);
    if (offer && random.chance(0.3)) {
      edited = settle(report, edited, offer.key, random.one(['mine', 'next']));
      continue;
    }
    const question = random.one(questions);
    const { [question.id]: _, ...others } = answers;
    const answer = random.chance(0.25) ? undefined : randomAnswer(random, question);
    answers = answer === undefined ? others : { ...others, [question.id]: answer };
    const next = writer.write(answers);
    const after = merge(report, edited, next);
    faults.push(
      ...broken(report, edited, next, after).map((fault) => `seed ${seed}, step ${step}: ${fault}`),
    );
    [report, edited] = [next, after];
  }
  return faults;
}

/** Violations of the rules of merging. */
function broken(previous: Report, edited: EditedReport, next: Report, after: EditedReport): string[] {
  const faults: string[] = [];
  const [was, is] = [textsOf(previous), textsOf(next)];
  const [before, now] = [runsByKey(edited), runsByKey(after)];
  const deleted = withRemovals(previous, edited).removed;
  const text = allText(after);
  for (const typed of allText(edited).match(WORD) ?? [])
    if (!text.includes(typed)) faults.push(`lost ${typed}`);
  for (const [key, runs] of before) {
    const left = textOf(now.get(key) ?? []);
    if (untouched(runs, was.get(key)) || untouched(runs, is.get(key))) {
      if (left !== (is.get(key) ?? '')) faults.push(`does not follow: ${key}`);
      continue;
    }
    if (left !== textOf(runs)) faults.push(`changed by merge: ${key}`);
    const open = edited.offers.find((offer) => offer.key === key);
    const base = open ? open.base : (was.get(key) ?? null);
    faults.push(...wrongOffer(after, key, left, base, is.get(key) ?? null));
  }
  for (const { key, text: base } of deleted) {
    if (now.has(key)) faults.push(`came back: ${key}`);
    faults.push(...wrongOffer(after, key, '', base, is.get(key) ?? base));
  }
  const gone = new Set(deleted.map(({ key }) => key));
  for (const key of is.keys()) if (!now.has(key) && !gone.has(key)) faults.push(`not written: ${key}`);
  if (blankParagraphs(after) > blankParagraphs(edited)) faults.push('empty paragraph');
  if (after.sections.some(({ paragraphs }) => paragraphs.length === 0)) faults.push('empty section');
  return faults;
}

/** Both texts are offered, exactly those two, as long as the answers write another text than the one that was edited. */
function wrongOffer(
  { offers }: EditedReport,
  key: string,
  mine: string,
  base: string | null,
  next: string | null,
): string[] {
  const expected = next === base ? [] : [{ key, mine, next, base }];
  return isDeepStrictEqual(
    offers.filter((offer) => offer.key === key),
    expected,
  )
    ? []
    : [`wrong offer: ${key}`];
}

function blankParagraphs({ sections }: EditedReport): number {
  const paragraphs = sections.flatMap((section) => section.paragraphs);
  return paragraphs.filter(({ runs }) => runs.every(({ text }) => text.trim() === '')).length;
}

function allText({ sections }: EditedReport): string {
  return sections
    .flatMap(({ paragraphs }) => paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')))
    .join('\n');
}
