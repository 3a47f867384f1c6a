import { french } from '#lib/platform/typography.ts';
import { FORMATS, type Format, isChoiceFormat, QUANTITIES } from '#lib/questions/formats.ts';
import type {
  CaseQuestion,
  CaseQuestions,
  MeasureQuestion,
  Proposition,
  Structure,
} from '#lib/questions/questions-schema.ts';

/** Marks at the start of propositions: right, wrong, right and indispensable, wrong and unacceptable. */
const MARKS: Readonly<Record<string, Pick<Proposition, 'isRight' | 'weight'>>> = {
  '*': { isRight: true },
  '-': { isRight: false },
  '+': { isRight: true, weight: 'indispensable' },
  '!': { isRight: false, weight: 'inacceptable' },
};

function propositionOf(line: string, id: string): Proposition {
  const [text = '', explanation] = line.slice(2).split(' | ');
  return {
    id,
    text: french(text),
    ...MARKS[line[0]!]!,
    ...(explanation && { explanation: french(explanation) }),
  };
}

const after = (lines: readonly string[], mark: string) =>
  lines.flatMap((line) => (line.startsWith(mark) ? [french(line.slice(mark.length).trim())] : []));

/** Parses « c1 2, c3 0 »: findings, each with its number of accepted slices on either side. */
const structuresOf = (told: string, id: string): Structure[] =>
  told.split(', ').map((each, index) => {
    const [finding = '', reach = '0'] = each.split(' ');
    return { id: `${id}r${index + 1}`, finding, reach: Number(reach) };
  });

/** Parses « length 8 12 »: quantity, lower and upper bounds. */
function boundsOf(told: string): Pick<MeasureQuestion, 'quantity' | 'least' | 'most'> {
  const [name, least, most] = told.split(' ');
  const quantity = QUANTITIES.find((each) => each === name);
  if (!quantity) throw new Error(`No measure: ${told}`);
  return { quantity, least: Number(least), most: Number(most) };
}

/** Parses one question: « qrm: text », then its lines. */
function questionOf(block: string, id: string): CaseQuestion {
  const [head = '', ...lines] = block.split('\n').map((line) => line.trim());
  const format = FORMATS.find((each): each is Format => head.startsWith(`${each}:`));
  if (!format) throw new Error(`No question: ${head}`);
  const text = french(head.slice(format.length + 1).trim());
  const explanation = after(lines, '=').join('\n');
  const findings = after(lines, '>');
  const common = { id, text, ...(explanation && { explanation }), ...(findings.length > 0 && { findings }) };
  if (isChoiceFormat(format)) {
    const propositions = lines
      .filter((line) => line[1] === ' ' && line[0]! in MARKS)
      .map((line, index) => propositionOf(line, `${id}p${index + 1}`));
    return { ...common, format, propositions };
  }
  if (format === 'qroc') return { ...common, format, accepted: after(lines, '~') };
  const [told = ''] = after(lines, '@');
  if (format === 'zone') return { ...common, format, structures: structuresOf(told, id) };
  if (format === 'measure') return { ...common, format, ...boundsOf(told) };
  if (format === 'report') throw new Error(`A report is no text: ${head}`);
  const [panel = ''] = after(lines, '#');
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = panel.split(' ').map(Number);
  const [hypothesis = ''] = after(lines, 'si ');
  const [fact = ''] = after(lines, 'fait ');
  return { ...common, format, hypothesis, fact, panel: [a, b, c, d, e] };
}

/** Replaces a step's text: a key-feature problem, or a step without new information. */
const KEY_FEATURE = 'KFP';
const isMark = (told: string) => ['.', KEY_FEATURE].includes(told.trim());

/** Matches « images f3, f4 » before a step's text: the folders that the step reveals. */
const IMAGES = /^images (.+)\n/;

/**
 * The questions of a demo case. Each step is a text: folders that it reveals, a paragraph of new information (« . »
 * for none, « KFP » for a key-feature problem), then a paragraph per question. Its lines: propositions (`*`, `-`, `+`,
 * `!`), accepted answers (`~`), script (`si`, `fait`, `#` for the panel), structures or a measure with its
 * bounds (`@`), findings shown with the key (`>`), explanation (`=`).
 */
export function dossier(explained: CaseQuestions['explained'], ...steps: string[]): CaseQuestions {
  return {
    explained,
    steps: steps.map((step, s) => {
      const [head = '', ...blocks] = step.trim().split(/\n\s*\n/);
      const folders = IMAGES.exec(head)?.[1]?.split(', ');
      const told = head.replace(IMAGES, '');
      return {
        id: `s${s + 1}`,
        text: isMark(told) ? '' : french(told.replaceAll(/\s+/g, ' ').trim()),
        ...(told.trim() === KEY_FEATURE && { isKeyFeature: true as const }),
        ...(folders && { folders }),
        questions: blocks.map((block, q) => questionOf(block.trim(), `s${s + 1}q${q + 1}`)),
      };
    }),
  };
}
