import type { Fault } from './fault.ts';

/** Faults of reports and protocols. */
export const reportFaults: readonly Fault[] = [
  {
    name: 'a formula is wrong: a − b − c as a − (b − c)',
    edits: [
      {
        file: 'src/lib/questionnaires/formulas/parse-formula.ts',
        find: 'this.#expression(PRECEDENCE[operator] + 1)',
        replace: 'this.#expression(PRECEDENCE[operator])',
      },
    ],
    tests: ['tests/unit/formulas/formula.test.ts'],
  },
  {
    name: 'a sentence that was edited by hand is lost in a merge',
    edits: [
      {
        file: 'src/lib/questionnaires/report/merge.ts',
        find: '    if (untouched(runs, change.before.get(key)) || untouched(runs, change.now.get(key))) following.add(key);',
        replace: '    if (runs.length > 0) following.add(key);',
      },
    ],
    tests: ['tests/unit/report/merge.test.ts'],
  },
  {
    name: 'the other side is looked for on the wrong side',
    edits: [
      {
        file: 'src/lib/questionnaires/report/other-side.ts',
        find: "WORDS[side === 'right' ? 'left' : 'right']",
        replace: "WORDS[side === 'right' ? 'right' : 'left']",
      },
    ],
    tests: ['tests/unit/other-side.test.ts'],
  },
  {
    name: 'a dose of contrast agent above its limit',
    edits: [
      {
        file: 'src/lib/protocols/contrast-dose.ts',
        find: 'const volumeMl = capped ? maximum : roundedDown(wanted);',
        replace: 'const volumeMl = roundedDown(wanted);',
      },
    ],
    tests: ['tests/unit/contrast-dose.test.ts'],
  },
];
