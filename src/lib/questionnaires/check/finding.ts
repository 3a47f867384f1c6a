/** Something that an author should check, with the id of its node. The check's texts hold the messages. */
export type Finding = { node: string } & (
  | { code: 'no-sentence' }
  /** A sentence without `{valeur}`: the value is asked for and not written. */
  | { code: 'value-not-written' }
  | { code: 'unknown-placeholder'; word: string }
  /** The sentence is never written: the default of the hidden question excludes it. */
  | { code: 'unreachable'; hidden: string }
  | { code: 'hidden-without-default' }
  | { code: 'no-normal-answer' }
  /** A normal conclusion that is written whatever the other answers are. */
  | { code: 'conclusion-can-contradict' }
  /** A normal conclusion that covers more than the scope whose findings suppress it. */
  | { code: 'scope-too-narrow' }
  /** The option states an absence, and can be chosen together with a finding. */
  | { code: 'not-exclusive' }
  /** The option is chosen by default together with others that it excludes. */
  | { code: 'exclusive-default' }
  | { code: 'no-unit' }
  | { code: 'no-bounds' }
  | { code: 'same-text'; other: string }
  /** The text names one side, its sentence the other. */
  | { code: 'other-side' }
  /** The text names a side, the sentence none. */
  | { code: 'side-not-written' }
  /** The sentence names a side that no text above it names. */
  | { code: 'side-not-asked' }
  /** The side is chosen for the whole report, but the sentence names a fixed one. */
  | { code: 'fixed-side' }
  | { code: 'formula'; reason: FormulaFault }
  /** A condition that requires several answers of which one excludes the others. */
  | { code: 'never-holds' }
  | { code: 'unopened-fiche' }
);

/** In order: a syntax error; an unknown reference; terms that exclude each other; no trial gives a value. */
export type FormulaFault = 'unreadable' | 'unknown-term' | 'exclusive-terms' | 'no-value';
