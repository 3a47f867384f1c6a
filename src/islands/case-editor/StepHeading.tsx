import { caseStepMessages as m } from '#lib/cases/case-steps-texts.ts';

/** The steps of writing a case, in order, keyed by the ids of their sections. */
export const STEPS = {
  images: m.images,
  signes: m.findings,
  textes: m.texts,
  fiche: m.sheet,
  questions: m.questions,
  publication: m.publication,
} as const;
export type Step = keyof typeof STEPS;

const ORDER = Object.keys(STEPS) as Step[];

/** The title of a step, with its number in the order of work. */
export function StepHeading({ step }: { step: Step }) {
  return (
    <h2 className="step-heading" id={`${step}-titre`}>
      <span className="step-number tabular" aria-hidden="true">
        {ORDER.indexOf(step) + 1}
      </span>
      {STEPS[step]}
    </h2>
  );
}

/** Links between the steps, which are on one long page. */
export function StepLinks() {
  return (
    <nav className="case-steps" aria-label={m.steps}>
      {ORDER.map((step, index) => (
        <a key={step} href={`#${step}`}>
          <span className="step-number tabular" aria-hidden="true">
            {index + 1}
          </span>
          {step === 'fiche' ? m.sheetShort : STEPS[step]}
        </a>
      ))}
    </nav>
  );
}
