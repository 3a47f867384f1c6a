import type { FormulaName } from '#lib/questionnaires/formulas/formula-names.ts';
import { namedSentence } from '#lib/questionnaires/repeats/sentence-names.ts';
import { questionnaireMessages as m } from '#lib/questionnaires/texts.ts';
import type { QuestionOption, Repeat } from '#lib/questionnaires/tree.ts';
import { ReportSentence } from './ReportSentence.tsx';

interface RepeatedProps {
  option: QuestionOption;
  repeat: Repeat;
  names: readonly FormulaName[];
}

/** What the questions under an option are repeated for, and the sentence that each repetition writes. */
export function Repeated({ option, repeat, names }: RepeatedProps) {
  const { name, orderedBy, descending = false, inConclusion } = repeat;
  const ordering = option.questions?.find(({ id }) => id === orderedBy);
  const sentence = repeat.sentence && namedSentence(repeat.sentence, option);
  return (
    <>
      <p className="quiet">
        {[m.repeated(name || option.text), ordering && m.orderedBy(ordering.text, descending)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ReportSentence node={{ sentence, inConclusion }} names={names} />
    </>
  );
}
