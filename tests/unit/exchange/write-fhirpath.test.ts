import { describe, expect, it } from 'vitest';
import { readFhir } from '#lib/questionnaires/exchange/read-fhir.ts';
import { writeFhir } from '#lib/questionnaires/exchange/write-fhir.ts';
import { IMPORT_WORDS } from '#lib/questionnaires/exchange-texts.ts';
import { readOutline } from '#lib/questionnaires/outline/read-outline.ts';
import { readItems } from './read-sample.ts';

interface Item {
  linkId: string;
  type?: string;
  answerOption?: object[];
  item?: Item[];
  enableWhen?: object[];
  extension?: { url: string; valueExpression?: { expression: string } }[];
}

function written(outline: string) {
  const { body, faults } = readOutline(outline, { body: { pages: [] }, pageName: 'Examen' });
  expect(faults).toEqual([]);
  const fhir = writeFhir({ title: 'Essai', body }) as unknown as { item: Item[] };
  expect(readFhir(fhir as never, IMPORT_WORDS)).toMatchObject({ body });
  const items = new Map<string, Item>();
  const visit = (item: Item): void => {
    items.set(item.linkId, item);
    item.item?.forEach(visit);
  };
  fhir.item.forEach(visit);
  return items;
}

const expressionOf = (item: Item | undefined): string =>
  item?.extension?.flatMap((each) => each.valueExpression?.expression ?? []).join('\n') ?? '';
const answerOf = (id: string) => `%resource.descendants().where(linkId='${id}').answer`;
const chosen = (id: string, option: string) =>
  `iif(${answerOf(id)}.exists(), ${answerOf(id)}.value.where(code='${option}').exists()`;

describe('expressions of other systems', () => {
  it('give no result while an answer is missing, as ours do', () => {
    const items = written(`== Page
? Genre [id q]
- Kyste [id a]
- Masse [id b]
= Classe [id f] | si({a}; 2; 5)
= Nombre [id n] | nombre({a}; {b})`);
    const a = `${chosen('q', 'a')})`;
    expect(expressionOf(items.get('f'))).toBe(`iif(${a}, 2, iif((${a}).not(), 5))`);
    expect(expressionOf(items.get('n'))).toContain(`iif(${a}, 1, iif((${a}).not(), 0))`);
  });

  it('count a question that is not asked as not chosen, and its points as none', () => {
    const items = written(`== Page
? Lésion [id q]
- Non [id no]
- Oui [id yes]
  ? Contours [id c]
  - Nets [id net] [1 point]
  - Flous [id blur] [3 points]
= Score [id f] | points({c})
" Suite [id t] [si non({blur})]`);
    const yes = `${chosen('q', 'yes')})`;
    const weights = `${answerOf('c')}.weight()`;
    expect(expressionOf(items.get('f'))).toBe(
      `(iif(${answerOf('c')}.exists(), iif(${weights}.exists(), ${weights}.sum(), 0), iif((${yes}).not(), 0)))`,
    );
    expect(items.get('t')?.enableWhen).toBeUndefined();
    expect(expressionOf(items.get('t'))).toBe(`(${chosen('c', 'blur')}, iif((${yes}).not(), false))).not()`);
  });

  it('is not this answer: a comparison for one choice alone, which is always asked', () => {
    const items = written(`== Page
? Une [id q]
- A [id a]
- B [id b]
?? Plusieurs [id m]
- C [id c]
- D [id d]
" Suite [id t] [si non({a})]
" Reste [id u] [si non({c})]`);
    expect(items.get('t')?.enableWhen).toEqual([
      { question: 'q', operator: 'exists', answerBoolean: true },
      { question: 'q', operator: '!=', answerCoding: { code: 'a' } },
    ]);
    expect(items.get('u')?.enableWhen).toBeUndefined();
    expect(expressionOf(items.get('u'))).toBe(`(${chosen('m', 'c')})).not()`);
  });
});

it('conditions inside one another are not written without end: the calculation is in our extension alone', () => {
  const within = (depth: number): string => (depth === 0 ? '{a}' : `si(${within(depth - 1)}; {a}; {b})`);
  const lengthAt = (depth: number) =>
    expressionOf(
      written(`== Page
? Genre [id q]
- Kyste [id a]
- Masse [id b]
= Classe [id f] | si(${within(depth)}; 2; 5)`).get('f'),
    ).length;
  expect(lengthAt(2)).toBeGreaterThan(0);
  for (const depth of [10, 16, 30]) expect(lengthAt(depth)).toBe(0);
});

describe('« != » of several answers', () => {
  const coding = (code: string) => ({ system: 'http://example.org', code, display: code });
  const conditionOf = (options: object[], answer: object, root: object = {}) => {
    const read = readItems(
      [
        { linkId: 'm', text: 'M', type: 'choice', repeats: true, answerOption: options },
        {
          linkId: 't',
          text: 'T',
          type: 'string',
          enableWhen: [{ question: 'm', operator: '!=', ...answer }],
        },
      ],
      root,
    );
    const [m, t] = read.body.pages[0]!.questions;
    const ids = m?.type === 'multiple' ? m.options.map(({ id }) => id) : [];
    return ids.reduce((text, id, at) => text?.replaceAll(`{${id}}`, `{${'abc'[at]}}`), t?.condition);
  };
  const coded = ['a', 'b', 'c'].map((code) => ({ valueCoding: coding(code) }));

  it('asks for another one in a foreign file, whatever the answers are', () => {
    expect(conditionOf(coded, { answerCoding: coding('a') })).toBe('{b} ou {c}');
    const texts = ['a', 'b', 'c'].map((valueString) => ({ valueString }));
    expect(conditionOf(texts, { answerString: 'a' })).toBe('{b} ou {c}');
    const numbers = [1, 2, 3].map((valueInteger) => ({ valueInteger }));
    expect(conditionOf(numbers, { answerInteger: 1 })).toBe('{b} ou {c}');
  });

  it('means that this one is not chosen in a file that we wrote before', () => {
    const { body, faults } = readOutline(
      `== Page
?? M [id m]
- A [id a]
- B [id b]
- C [id c]
" T [id t]`,
      { body: { pages: [] }, pageName: 'Examen' },
    );
    expect(faults).toEqual([]);
    const file = writeFhir({ title: 'Essai', body }) as unknown as { item: Item[] };
    file.item[0]!.item![1]!.enableWhen = [{ question: 'm', operator: '!=', answerCoding: { code: 'c' } }];
    const read = readFhir(file as never, IMPORT_WORDS);
    expect(read).toMatchObject({ notes: [] });
    expect('body' in read && read.body.pages[0]!.questions[1]?.condition).toBe('non({c})');
  });
});

it('a calculation that gives the words of another question is a text', () => {
  const items = written(`== Page
" Siège [id t]
# Taille [id n]
= Rappel [id f] | {t}
= Encore [id g] | {f}
= Double [id h] | {n} * 2`);
  expect(['f', 'g', 'h'].map((id) => items.get(id)?.type)).toEqual(['string', 'string', 'decimal']);
});

it('points stand on the option, where `weight()` of other systems looks for them', () => {
  const items = written(`== Page
? Une [id q]
- A [id a] [3 points]
- B [id b]`);
  expect(items.get('q')?.answerOption).toEqual([
    {
      extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/ordinalValue', valueDecimal: 3 }],
      valueCoding: { code: 'a', display: 'A' },
    },
    { valueCoding: { code: 'b', display: 'B' } },
  ]);
});
