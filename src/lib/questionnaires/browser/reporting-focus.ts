import { atom } from 'nanostores';

/** The two halves of the page: the questions, and the report that they write. */
export type ReportingHalf = 'form' | 'report';

/** A question that one half asks the other to show. */
export interface Revealed {
  question: string;
  half: ReportingHalf;
}

/** Connects the two halves: the current question, and the way from one half to the other. */
export function createReportingFocus() {
  const $pointed = atom<string | null>(null);
  let focused: string | null = null;
  const set = (question: string | null) => {
    if ($pointed.get() !== question) $pointed.set(question);
  };
  const $revealed = atom<Revealed | null>(null);
  const $shown = atom<ReportingHalf>('form');
  const $nextExam = atom(0);
  const $comparing = atom(0);
  return {
    /** Counts up when the form asks for the report to be copied and the next one to begin. */
    $nextExam,
    askForNextExam: () => $nextExam.set($nextExam.get() + 1),
    /** Incremented when an earlier report is to be compared with this one; 0: its panel is closed. */
    $comparing,
    askToCompare: () => $comparing.set($comparing.get() + 1),
    /** The half that is shown where there is no room for both. */
    $shown,
    /** The question that is hovered or focused, in whichever half. */
    $pointed,
    /** The last request to show something; a new object each time, so that the same question may be requested again. */
    $revealed,
    /** The focus, or the text's cursor, came to a question. */
    point(question: string | null): void {
      focused = question;
      set(question);
    },
    /** The pointer came over a question; null: it left them, and the one that has the focus is pointed at again. */
    hover: (question: string | null) => set(question ?? focused),
    /** Goes to a question in the form, or to its sentence in the report. */
    reveal(question: string, half: ReportingHalf = 'form'): void {
      $shown.set(half);
      $revealed.set({ question, half });
    },
  };
}

export type ReportingFocus = ReturnType<typeof createReportingFocus>;
