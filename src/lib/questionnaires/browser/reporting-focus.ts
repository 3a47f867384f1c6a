import { atom } from 'nanostores';

/** The two halves of the page: the questions, and the report generated from the answers. */
export type ReportingHalf = 'form' | 'report';

/** A question that one half asks the other to show. */
export interface RevealRequest {
  question: string;
  half: ReportingHalf;
}

/** Connects the two halves: the current question, and navigation from one half to the other. */
export function createReportingFocus() {
  const $pointed = atom<string | null>(null);
  let focused: string | null = null;
  const set = (question: string | null) => {
    if ($pointed.get() !== question) $pointed.set(question);
  };
  const $revealed = atom<RevealRequest | null>(null);
  const $shown = atom<ReportingHalf>('form');
  const $nextExam = atom(0);
  const $comparing = atom(0);
  return {
    /** Incremented when the form asks to copy the report and to begin the next one. */
    $nextExam,
    askForNextExam: () => $nextExam.set($nextExam.get() + 1),
    /** Incremented when an earlier report is to be compared with this one; 0: its panel is closed. */
    $comparing,
    askToCompare: () => $comparing.set($comparing.get() + 1),
    /** The half that is shown on screens too narrow for both. */
    $shown,
    /** The question that is hovered or focused, in whichever half. */
    $pointed,
    /** The last request to show something; a new object each time, so that the same question may be requested again. */
    $revealed,
    /** Called when the focus or the text cursor enters a question. */
    point(question: string | null): void {
      focused = question;
      set(question);
    },
    /** Called when the pointer enters a question; null: it left, and the focused question is current again. */
    hover: (question: string | null) => set(question ?? focused),
    /** Goes to a question in the form, or to its sentence in the report. */
    reveal(question: string, half: ReportingHalf = 'form'): void {
      $shown.set(half);
      $revealed.set({ question, half });
    },
  };
}

export type ReportingFocus = ReturnType<typeof createReportingFocus>;
