/** Something that an author should check, with the id of its node. The words are in the texts. */
export type Finding = { node: string } & (
  | { code: 'no-sentence' }
  /** A sentence without `{valeur}`: the value is asked for and not written. */
  | { code: 'value-not-written' }
  | { code: 'unknown-placeholder'; word: string }
  /** Its sentence cannot be reached: the hidden question always has another answer. */
  | { code: 'unreachable'; hidden: string }
  | { code: 'hidden-without-default' }
  | { code: 'no-normal-answer' }
  /** A normal conclusion that is written whatever else was answered. */
  | { code: 'conclusion-can-contradict' }
  /** A normal conclusion about more than the scope in which it is withheld. */
  | { code: 'scope-too-narrow' }
  /** It says that there is nothing, and can be chosen beside a finding. */
  | { code: 'not-exclusive' }
  /** Chosen by default with others that it excludes. */
  | { code: 'exclusive-default' }
  | { code: 'no-unit' }
  | { code: 'no-bounds' }
  | { code: 'same-text'; other: string }
  /** The text names a side, the sentence the other one. */
  | { code: 'other-side' }
  /** The text names a side, the sentence none. */
  | { code: 'side-not-written' }
  /** The sentence names a side that nothing above it does. */
  | { code: 'side-not-asked' }
  /** The side is chosen for the whole report, and the sentence names one by itself. */
  | { code: 'fixed-side' }
  | { code: 'formula'; reason: FormulaFault }
  /** A condition that requires several answers of which one excludes the others. */
  | { code: 'never-holds' }
  | { code: 'unopened-fiche' }
);

/** Unreadable; reads something that is not a number; its terms can never all be answered; never has a value. */
export type FormulaFault = 'unreadable' | 'unknown-term' | 'exclusive-terms' | 'no-value';
