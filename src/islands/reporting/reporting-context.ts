import type { ReadableAtom, WritableAtom } from 'nanostores';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Answer } from '#lib/questionnaires/answers.ts';
import type { ReportSession } from '#lib/questionnaires/browser/report-session.ts';
import type { ReportingFocus } from '#lib/questionnaires/browser/reporting-focus.ts';
import { withSide } from '#lib/questionnaires/report/fill.ts';

/** State shared by all components on the page of the current report. */
export interface ReportingPage {
  session: ReportSession;
  focus: ReportingFocus;
  /** The fiches of the questionnaire. */
  fiches: readonly { id: string; title: string }[];
  /** The typed text of number fields, by question: invalid text is kept as well. */
  $typed: WritableAtom<Readonly<Record<string, string>>>;
  /** Announces a text to screen readers. */
  announce(text: string): void;
}

export const ReportingContext = createContext<ReportingPage | null>(null);

/** The current report of this page. */
export function useReporting(): ReportingPage {
  const page = useContext(ReportingContext);
  if (!page) throw new Error('outside of a report under way');
  return page;
}

/** A selected part of a store: the component renders again only when that part changes. */
export function useSelected<Value, Part>(store: ReadableAtom<Value>, select: (value: Value) => Part): Part {
  const read = () => select(store.get());
  return useSyncExternalStore(store.listen, read, read);
}

/** The answer of one question. */
export function useAnswer(question: string): Answer | undefined {
  const { session } = useReporting();
  const read = () => session.$answers.get()[question];
  // Subscribes to the answer of this question only: a page has hundreds of questions.
  const listen = useCallback(
    (changed: () => void) => session.onAnswer(question, changed),
    [session, question],
  );
  return useSyncExternalStore(listen, read, read);
}

/** Whether questions or options of a list are shown: those without a condition always are. */
export function useIsThere(nodes: readonly { id: string }[]): (id: string) => boolean {
  const { session } = useReporting();
  const conditional = nodes.filter((node) => 'condition' in node && node.condition);
  const shut = useSelected(session.$shut, (ids) =>
    conditional.flatMap(({ id }) => (ids.has(id) ? [id] : [])).join(' '),
  );
  return (id) => !shut.split(' ').includes(id);
}

/** Adapts a text to the chosen side, as it is displayed. */
export function useSided(): (text: string) => string {
  const { session } = useReporting();
  const side = useSelected(session.$side, (chosen) => chosen);
  return (text) => (session.hasSide ? withSide(text, side ?? undefined) : text);
}
