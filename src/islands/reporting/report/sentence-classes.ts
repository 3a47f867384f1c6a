import { computed } from 'nanostores';
import type { ReportSession } from '#lib/questionnaires/browser/report-session.ts';
import type { ReportingFocus } from '#lib/questionnaires/browser/reporting-focus.ts';
import { type EditedReport, editedKeys } from '#lib/questionnaires/report/edited-report.ts';
import type { Report } from '#lib/questionnaires/report/report-types.ts';

/** The question that wrote the sentence of a key (`section:question` or `section:question:option`). */
export const questionOf = (key: string): string => key.split(':')[1] ?? '';

/**
 * Whether a pointer can be over something without pressing it. A touch cannot: what appeared under the finger
 * before the tap has ended would receive the tap.
 */
export const isHovering = (pointerType: string): boolean => pointerType !== 'touch';

/** The key of the sentence that an element of the text belongs to. */
export function keyOf(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-key]')?.dataset.key ?? null) : null;
}

/** The keys of the sentences that are in the text. */
function keysOf({ sections }: EditedReport): Set<string> {
  const keys = new Set<string>();
  for (const { paragraphs } of sections)
    for (const { runs } of paragraphs) for (const { key } of runs) if (key !== undefined) keys.add(key);
  return keys;
}

/** The keys of the sentences of one question that are in the text. */
export function keysOfQuestion(edited: EditedReport, question: string): Set<string> {
  return new Set([...keysOf(edited)].filter((key) => questionOf(key) === question));
}

/** The classes of each sentence: edited, with both texts offered, pointed at from either half. */
function sentenceClasses(
  report: Report,
  edited: EditedReport,
  pointed: string | null,
): ReadonlyMap<string, string> {
  const classes = new Map<string, string>();
  const add = (key: string, name: string) =>
    classes.set(key, `${classes.get(key) ?? ''} ${name}`.trimStart());
  for (const key of editedKeys(report, edited)) add(key, 'is-edited');
  for (const { key } of edited.offers) add(key, 'is-offered');
  if (pointed !== null) for (const key of keysOfQuestion(edited, pointed)) add(key, 'is-pointed');
  return classes;
}

function sameClasses(some: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): boolean {
  return some.size === others.size && [...some].every(([key, name]) => others.get(key) === name);
}

/** The classes of a report's sentences, by key, as they change: the same map as long as they do not. */
export function sentenceClassesOf({ $report, $edited }: ReportSession, { $pointed }: ReportingFocus) {
  let last: ReadonlyMap<string, string> = new Map();
  return computed([$report, $edited, $pointed], (report, edited, pointed) => {
    const next = sentenceClasses(report, edited, pointed);
    if (!sameClasses(last, next)) last = next;
    return last;
  });
}
