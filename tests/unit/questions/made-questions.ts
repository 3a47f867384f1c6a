import fc from 'fast-check';
import { isTooLong } from '#lib/questions/answer-length.ts';
import type { ExportedQuestion } from '#lib/questions/exchange/exportable.ts';
import { faultsOf } from '#lib/questions/faults.ts';
import { CHOICE_FORMATS, PROPOSITIONS } from '#lib/questions/formats.ts';
import type { CaseQuestions, ChoiceQuestion } from '#lib/questions/questions-schema.ts';

/** Characters with a meaning in some format, and words. */
const SIGNS = [...'~=#{}:\\*%$[]<>&"\'/-_`'];
const GIFT = ':: #### -> // [html] [plain] %50% =%100% \\n \\\\ {T} TRUE #8:1 $CATEGORY:'.split(' ');
const XML = '<b> </text> ]]> <![CDATA[ <!-- --> &amp; &#65; &eacute; </quiz> @@PLUGINFILE@@ // [id:x]'.split(
  ' ',
);
const WORDS = ['foie', 'É', 'rein droit', '12,5', 'œdème', '𝄞', ' ', '  '];
const PIECES = SIGNS.concat(GIFT, XML, WORDS);

const words = (pieces: readonly string[]) =>
  fc
    .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 12 })
    .map((parts) => parts.join('').trim().slice(0, 110).toWellFormed().trim())
    .filter((text) => text !== '' && !text.includes('\ufffd'));
/** A text of several lines, some of them empty. */
const lines = words(PIECES.concat('\n', '\n\n', '\n// '));
const line = words(PIECES);
const explanation = fc.option(lines, { nil: undefined });

const choice = fc
  .constantFrom(...CHOICE_FORMATS)
  .chain((format) => {
    const { least, most } = PROPOSITIONS[format];
    const proposition = fc.record({ text: line, isRight: fc.boolean(), explanation });
    return fc.record({
      format: fc.constant(format),
      text: lines,
      explanation,
      propositions: fc.array(proposition, { minLength: least, maxLength: most }),
    });
  })
  .map(({ propositions, ...question }) => ({
    ...question,
    propositions: propositions.map((each, at) => ({
      ...each,
      isRight: question.format === 'qru' ? at === 0 : each.isRight,
    })),
  }));

const open = fc.record({
  format: fc.constant('qroc' as const),
  text: lines,
  explanation,
  accepted: fc.uniqueArray(
    line.filter((text) => !isTooLong(text)),
    { minLength: 1, maxLength: 4 },
  ),
});

/** Without fields that are undefined, as a body holds it. */
const bodied = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** Questions that can be asked, in one step, with texts that mean something to files. */
export const madeQuestions: fc.Arbitrary<CaseQuestions> = fc
  .array(fc.oneof(choice, open), { minLength: 1, maxLength: 6 })
  .map((made) => {
    const questions = made.map((question, q) => {
      const id = `q${q}`;
      if (question.format === 'qroc') return { ...question, id };
      const propositions = question.propositions.map((each, p) => ({ ...each, id: `${id}p${p}` }));
      return { ...question, id, propositions } as ChoiceQuestion;
    });
    return bodied({
      explained: 'end' as const,
      steps: [{ id: 's', text: '', questions: questions as ExportedQuestion[] }],
    });
  })
  .map((all) => ({
    ...all,
    steps: all.steps.map((step) => ({
      ...step,
      questions: step.questions.filter((question) => faultsOf(question, null).length === 0),
    })),
  }))
  .filter(({ steps }) => steps[0]!.questions.length > 0);
