/** A mistake that somebody could make, and the tests that must fail because of it. */
export interface Fault {
  /** What is wrong for a person, in a few words: a row of the table in docs/testing.md. */
  name: string;
  /** Changes of the source. The text must occur exactly once in its file, or the fault is out of date. */
  edits: readonly Edit[];
  /** Test files of which at least one test must fail. */
  tests: readonly string[];
}

export interface Edit {
  file: string;
  find: string;
  replace: string;
}
