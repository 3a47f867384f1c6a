import { computed } from 'nanostores';
import type { ReportSession } from '#lib/questionnaires/browser/report-session.ts';
import type { ReportingFocus } from '#lib/questionnaires/browser/reporting-focus.ts';
import { type EditedReport, editedKeys } from '#lib/questionnaires/report/edited-report.ts';
import type { Report } from '#lib/questionnaires/report/report-types.ts';

/** Id of the question in a sentence key (`section:question` or `section:question:option`). */
export const questionOf = (key: string): string => key.split(':')[1] ?? '';

/**
 * Whether a pointer type can hover. A touch cannot: an element that appeared under the finger before the end of the
 * tap would receive the tap.
 */
export const isHovering = (pointerType: string): boolean => pointerType !== 'touch';

/** The sentence key of an element of the text. */
export function keyOf(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-key]')?.dataset.key ?? null) : null;
}

/** The keys of all sentences in the text. */
function keysOf({ sections }: EditedReport): Set<string> {
  const keys = new Set<string>();
  for (const { paragraphs } of sections)
    for (const { runs } of paragraphs) for (const { key } of runs) if (key !== undefined) keys.add(key);
  return keys;
}

/** The keys in the text of the sentences of one question. */
export function keysOfQuestion(edited: EditedReport, question: string): Set<string> {
  return new Set([...keysOf(edited)].filter((key) => questionOf(key) === question));
}

/** The CSS classes of each sentence: edited, with both texts offered, or pointed at in either half. */
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

/** A store of the CSS classes of a report's sentences, by key; the same map as long as nothing changes. */
export function sentenceClassesOf({ $report, $edited }: ReportSession, { $pointed }: ReportingFocus) {
  let last: ReadonlyMap<string, string> = new Map();
  return computed([$report, $edited, $pointed], (report, edited, pointed) => {
    const next = sentenceClasses(report, edited, pointed);
    if (!sameClasses(last, next)) last = next;
    return last;
  });
}
