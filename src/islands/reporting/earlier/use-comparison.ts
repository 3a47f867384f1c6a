import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { examDates } from '#lib/questionnaires/earlier/exam-dates.ts';
import { matchMeasures, type Proposals } from '#lib/questionnaires/earlier/match-measures.ts';
import { type Measure, readMeasures } from '#lib/questionnaires/earlier/read-measures.ts';
import { decimalShift } from '#lib/questionnaires/earlier/units.ts';
import { earlierReportMessages as m } from '#lib/questionnaires/earlier-report-texts.ts';
import { useReporting } from '../reporting-context.ts';
import { earlierReportOf } from './earlier-report.ts';
import { hasLesionNumbers, type ShownNumber, todaysNumbers } from './todays-numbers.ts';

/** Maximum length of the text, in characters; the rest is ignored. */
const READ_MAX = 50_000;

/** A number of the current report, with the candidates for its earlier value. */
export interface ComparedNumber {
  number: ShownNumber;
  proposals: readonly { id: string; text: string; around: string }[];
  /** Id of the chosen candidate; empty if none is chosen. */
  chosen: string;
  /** Whether the candidate is certain, without a choice by the person. */
  isSure: boolean;
  /** The text to insert into the report; null while something is missing. */
  words: string | null;
  /** The text inserted into the report; undefined if there is none. */
  inReport: string | undefined;
  /** Whether the person had edited the sentence, so that both texts are offered below the report. */
  isOffered: boolean;
}

const idOf = ({ from, part }: Measure) => `${from} ${part ?? ''}`;

/** Today's date in the device's time zone, in ISO format. */
function todayHere(): string {
  return new Date().toLocaleDateString('sv-SE');
}

function proposalsOf({ measures }: Proposals, unit: string): ComparedNumber['proposals'] {
  return measures.map((measure) => ({
    id: idOf(measure),
    text: m.measure(measure, unit, decimalShift(measure.unit, unit) ?? 0),
    around: measure.piece.trim(),
  }));
}

/** State of the pasted text: its numbers, its date, and functions to correct what was found. */
function usePasted() {
  const { session } = useReporting();
  const earlier = earlierReportOf(session);
  const text = useStore(earlier.$text);
  const typed = useStore(earlier.$date);
  const picked = useStore(earlier.$picked);
  const today = todayHere();
  const measures = useMemo(() => readMeasures(text.slice(0, READ_MAX)), [text]);
  const found = useMemo(() => examDates(text.slice(0, READ_MAX), today), [text, today]);
  const date = typed ?? (found.isSure ? (found.dates[0] ?? '') : '');
  const isLater = date > today;
  return { earlier, text, typed, picked, today, measures, found, date, isLater };
}

type Pasted = ReturnType<typeof usePasted>;

/** The numbers of the current report beside those of the earlier one. */
function useRows({ measures, picked, date, isLater, today }: Pasted): readonly ComparedNumber[] {
  const { session } = useReporting();
  const counted = useStore(session.$counted);
  const side = useStore(session.$side);
  const state = useStore(session.$state);
  const { report } = state;
  const numbers = useMemo(
    () => todaysNumbers(session, { counted, side: side ?? undefined, report }),
    [session, counted, side, report],
  );
  const matched = useMemo(() => matchMeasures(numbers, measures), [numbers, measures]);
  const offered = new Set(state.edited.offers.map(({ key }) => key.split(':')[1]));
  return numbers.map((number, at): ComparedNumber => {
    const match = matched[at] ?? { question: number.question, measures: [], sure: undefined };
    const proposals = proposalsOf(match, number.unit);
    const own = picked[number.question];
    const isThere = own !== undefined && (own === '' || proposals.some(({ id }) => id === own));
    const chosen = isThere ? own : match.sure ? idOf(match.sure) : '';
    const text = proposals.find(({ id }) => id === chosen)?.text;
    const kept = state.earlier?.[number.question];
    return {
      number,
      proposals,
      chosen,
      isSure: match.sure !== undefined && chosen === idOf(match.sure),
      words: text !== undefined && date !== '' && !isLater ? m.said(text, date, today) : null,
      inReport: kept?.side === side ? kept?.words : undefined,
      isOffered: offered.has(number.question),
    };
  });
}

/** State of the comparison: the pasted text, the numbers, and the function that inserts them into the report. */
export function useComparison() {
  const { session, announce } = useReporting();
  const pasted = usePasted();
  const counted = useStore(session.$counted);
  const { date, earlier } = pasted;
  const rows = useRows(pasted);
  const inReport = () => session.$state.get().earlier;
  const waiting = rows.filter(({ words, inReport }) => words !== null && words !== inReport);
  const insert = (chosen: readonly ComparedNumber[]) => {
    const added = chosen.flatMap(({ number, words }) =>
      words === null ? [] : [[number.question, { words, side: session.$side.get() }] as const],
    );
    if (added.length === 0) return announce(date === '' ? m.dateMissing : m.nothingToInsert);
    session.compare({ ...inReport(), ...Object.fromEntries(added) });
    announce(m.inserted(added.length));
  };
  return {
    ...pasted,
    hasLesions: hasLesionNumbers(session, counted),
    isTooLong: pasted.text.length > READ_MAX,
    rows,
    waiting,
    insert,
    withdraw({ number }: ComparedNumber): void {
      const { [number.question]: _, ...others } = inReport() ?? {};
      session.compare(others);
      announce(m.withdrawn);
    },
    type(text: string): void {
      // Chosen numbers are positions in the text, which are invalid after a change.
      earlier.$picked.set({});
      earlier.$text.set(text);
    },
    setDate: (iso: string | null) => earlier.$date.set(iso),
    pick: (question: string, id: string) => earlier.$picked.set({ ...earlier.$picked.get(), [question]: id }),
    clear(): void {
      earlier.$picked.set({});
      earlier.$date.set(null);
      earlier.$text.set('');
    },
  };
}

export type Comparison = ReturnType<typeof useComparison>;
