import type { DemoExam } from '#lib/demo/questionnaires/exam.ts';
import type { Answer, Answers } from '#lib/questionnaires/answers.ts';
import { createSurvey } from '#lib/questionnaires/report/survey.ts';
import { createReportWriter } from '#lib/questionnaires/report/write-report.ts';
import { type Question, walkQuestions } from '#lib/questionnaires/tree.ts';

/** Answers by the texts of questions and options, with plain spaces and apostrophes. */
export type Given = Readonly<Record<string, number | string | readonly string[]>>;

export const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2019', "'");

/** A scored questionnaire that is answered in words. */
interface Scored {
  /**
   * The words of each calculation in the conclusion, by its text; one that is only there or only among the results is
   * an error.
   */
  said(given: Given): Record<string, string>;
  /** The whole conclusion. */
  conclusion(given: Given): string;
  /** Texts of the questions that each calculation misses; those that have a value are not there. */
  missing(given: Given): Record<string, readonly string[]>;
}

export function scored({ body }: DemoExam): Scored {
  const questions = Array.from(walkQuestions(body.pages), ({ question }) => question);
  const byText = new Map(questions.map((each) => [plain(each.text), each]));
  const byId = new Map(questions.map((each) => [each.id, plain(each.text)]));
  const calculations = questions.filter(({ type }) => type === 'formula');
  const writer = createReportWriter(body);
  const survey = createSurvey(body.pages);
  const answersOf = (given: Given): Answers =>
    Object.fromEntries(
      Object.entries(given).map(([text, answer]) => {
        const question = byText.get(text);
        if (!question) throw new Error(`no question « ${text} »`);
        return [question.id, answerOf(question, answer)];
      }),
    );
  return {
    said(given) {
      const told = { findings: {}, conclusion: {} } as Record<string, Record<string, string>>;
      for (const { section, paragraphs } of writer.write(answersOf(given)))
        for (const { question, text } of paragraphs.flatMap(({ sentences }) => sentences))
          if (calculations.some(({ id }) => id === question))
            told[section]![byId.get(question)!] = plain(text);
      const { findings = {}, conclusion = {} } = told;
      if (JSON.stringify(findings) !== JSON.stringify(conclusion)) throw new Error('said in one place only');
      return conclusion;
    },
    conclusion(given) {
      const last = writer.write(answersOf(given)).filter(({ section }) => section === 'conclusion');
      const sentences = last.flatMap(({ paragraphs }) => paragraphs.flatMap((each) => each.sentences));
      return plain(sentences.map(({ text }) => text).join(' '));
    },
    missing(given) {
      const { results } = survey(answersOf(given));
      const found: Record<string, readonly string[]> = {};
      for (const { id, text } of calculations) {
        const result = results.get(id);
        if (!result || 'value' in result) continue;
        found[plain(text)] =
          result.reason === 'missing' ? result.questions.map((each) => byId.get(each)!) : [result.reason];
      }
      return found;
    },
  };
}

function answerOf(question: Question, answer: Given[string]): Answer {
  if (question.type !== 'single' && question.type !== 'multiple') return answer as Answer;
  const idOf = (text: string): string => {
    const option = question.options.find((each) => plain(each.text) === text);
    if (!option) throw new Error(`no answer « ${text} » to « ${question.text} »`);
    return option.id;
  };
  return question.type === 'multiple'
    ? [answer].flat().map((each) => idOf(String(each)))
    : idOf(String(answer));
}

/** Every choice of one value of each list. */
export function combinations<Values extends Record<string, readonly unknown[]>>(
  values: Values,
): { [Key in keyof Values]: Values[Key][number] }[] {
  return Object.entries(values).reduce<Record<string, unknown>[]>(
    (found, [key, each]) => found.flatMap((one) => each.map((value) => ({ ...one, [key]: value }))),
    [{}],
  ) as { [Key in keyof Values]: Values[Key][number] }[];
}

/** Every set of some of these, the empty one included. */
export const subsets = <Each>(all: readonly Each[]): Each[][] =>
  all.reduce<Each[][]>((found, each) => [...found, ...found.map((set) => [...set, each])], [[]]);

/** The differences in words, at most this many: a whole table that is wrong would not be read. */
export function differences(
  cases: readonly Given[],
  actual: (given: Given) => unknown,
  expected: (given: Given) => unknown,
): string[] {
  return cases
    .filter((given) => JSON.stringify(actual(given)) !== JSON.stringify(expected(given)))
    .slice(0, 3)
    .map((given) => JSON.stringify({ given, actual: actual(given), expected: expected(given) }));
}

/** Every set of answers but one, each once. */
export function lacking(cases: readonly Given[], text: string): Given[] {
  const left = cases.map((given) => {
    const { [text]: _, ...rest } = given;
    return [JSON.stringify(rest), rest] as const;
  });
  return [...new Map(left).values()];
}
