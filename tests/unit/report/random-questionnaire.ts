import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { CONCLUSION_SCOPES, REPORT_SECTIONS } from '#lib/questionnaires/report-sections.ts';
import type { Question, QuestionOption, QuestionType } from '#lib/questionnaires/tree.ts';
import { NAUGHTY_TEXTS } from './naughty-texts.ts';
import type { Random } from './random.ts';

const TYPES: QuestionType[] = [
  'single',
  'single',
  'single',
  'multiple',
  'multiple',
  'text',
  'number',
  'date',
  'hotspot',
  'formula',
  'information',
];
const IMAGE = { file: '0'.repeat(64), width: 100, height: 100 };

/** A questionnaire with everything that a body may hold, in texts that authors should not have typed. */
export function randomQuestionnaire(random: Random): QuestionnaireBody {
  let count = 0;
  const numbers: string[] = [];
  /** Options of questions that are complete: what later ones may depend on. */
  const chosen: string[] = [];
  const scored: string[] = [];
  /** Numbers of repeated groups, each of one group: from outside they are read as several. */
  const repeated: string[] = [];
  let isInGroup = false;
  const condition = (known: readonly string[] = chosen): string => {
    const one = () =>
      random.chance(0.3) && known === chosen && numbers.length > 0
        ? `{${random.one(numbers)}} ${random.one(['<', '>=', '='])} ${random.below(5)}`
        : `{${random.one(known)}}`;
    return random.one([one(), `non(${one()})`, `${one()} et ${one()}`, `${one()} ou ${one()}`]);
  };
  const conditioned = (share: number, known: readonly string[] = chosen) =>
    known.length > 0 && random.chance(share) && { condition: condition(known) };
  const id = (letter: string) => `${letter}${++count}`;
  const text = () => random.one(NAUGHTY_TEXTS).trim() || 'Texte';
  const said = () => ({
    ...(random.chance(0.8) && { sentence: random.one(NAUGHTY_TEXTS).trim() }),
    ...(random.chance(0.3) && { inConclusion: true }),
    ...(chosen.length > 0 && random.chance(0.1) && { sentenceCondition: condition() }),
  });
  const options = (depth: number): QuestionOption[] => {
    const shared = said();
    // A question under one of the options depends on the question itself.
    const before = [...chosen];
    return Array.from({ length: 1 + random.below(4) }, () => ({
      id: id('o'),
      text: text(),
      ...(random.chance(0.5) ? shared : said()),
      ...(random.chance(0.3) && { points: random.below(5) }),
      ...conditioned(0.1, before),
      ...(random.chance(0.3) && { normal: random.one(CONCLUSION_SCOPES) }),
      ...(random.chance(0.2) && { exclusive: true }),
      ...(depth < 4 && random.chance(0.3) && under(depth + 1)),
    }));
  };
  const under = (depth: number): Pick<QuestionOption, 'questions' | 'repeat'> => {
    if (isInGroup || random.chance(0.6)) return { questions: questions(depth) };
    const known = [numbers, chosen, scored].map((list) => ({ list, length: list.length }));
    isInGroup = true;
    const own = questions(depth);
    isInGroup = false;
    repeated.push(...numbers.slice(known[0]!.length));
    for (const { list, length } of known) list.splice(length);
    const terms = own.filter(({ type }) => type !== 'information').map(({ id: term }) => `{#${term}}`);
    const orderedBy = own.find(({ type }) => type === 'number' || type === 'single')?.id;
    return {
      questions: own,
      repeat: {
        name: text().slice(0, 60).trim(),
        ...(orderedBy && random.chance(0.5) && { orderedBy, descending: random.chance(0.5) }),
        ...(random.chance(0.8) && {
          sentence: `{numéro} ${random.one(NAUGHTY_TEXTS).trim()} ${terms.join(', ')}.`,
        }),
        ...(random.chance(0.3) && { inConclusion: true }),
      },
    };
  };
  const question = (depth: number): Question => {
    const type = random.one(TYPES);
    const base = {
      id: id('q'),
      text: text(),
      section: random.one(REPORT_SECTIONS),
      ...(random.chance(0.2) && { important: true }),
      ...(random.chance(0.1) && { hidden: true }),
      ...(random.chance(0.1) && { neutral: true }),
      ...conditioned(0.15),
    };
    const some = random.chance(0.6);
    switch (type) {
      case 'single': {
        const own = options(depth);
        complete(base.id, own);
        return { ...base, type, options: own, ...(some && { defaultAnswer: random.one(own).id }) };
      }
      case 'multiple': {
        const own = options(depth);
        complete(base.id, own);
        return {
          ...base,
          type,
          options: own,
          ...(some && { defaultAnswer: random.some(own).map((o) => o.id) }),
        };
      }
      case 'hotspot': {
        const shape = { type: 'rect' as const, x: 0, y: 0, width: 10, height: 10 };
        const zone = () => ({ id: id('z'), label: text(), colour: '#ff0000', shape, ...said() });
        return { ...base, type, image: IMAGE, zones: Array.from({ length: 1 + random.below(3) }, zone) };
      }
      case 'number':
        numbers.push(base.id);
        return {
          ...base,
          type,
          unit: random.one(['mm', '°', '%', '']),
          ...(some && { defaultAnswer: 3.25 }),
          ...said(),
        };
      case 'formula': {
        const [one, other] = [random.one(['1', '2', ...numbers]), random.one(['0', ...numbers])];
        const term = (name: string) => (name.startsWith('q') ? `{${name}}` : name);
        const score = scored.length > 0 ? `points({${random.one(scored)}})` : '1';
        const category = chosen.length > 0 ? `si(${condition()}; "TR {4}"; "tr. 3")` : '2';
        const several =
          repeated.length > 0
            ? random.one(['max({#})', 'somme({#}; 1)', 'nombre({#} > 2)']).replace('#', random.one(repeated))
            : '3';
        const expression = random.one([`${term(one)} / ${term(other)}`, score, category, several]);
        return {
          ...base,
          type,
          expression,
          unit: 'mL',
          decimals: 1,
          ...said(),
        };
      }
      case 'date':
        return { ...base, type, ...(some && { defaultAnswer: '2026-03-01' }), ...said() };
      case 'text':
        return { ...base, type, ...(some && { defaultAnswer: text() }), ...said() };
      default:
        return { ...base, type: 'information' };
    }
  };
  const complete = (question: string, own: readonly QuestionOption[]): void => {
    chosen.push(...own.map((option) => option.id));
    scored.push(question);
  };
  const questions = (depth: number) => Array.from({ length: 1 + random.below(3) }, () => question(depth));
  const pages = Array.from({ length: 1 + random.below(3) }, () => ({
    id: id('p'),
    name: text().slice(0, 100).trim(),
    questions: Array.from({ length: random.below(8) }, () => question(1)),
  }));
  return { pages };
}
