import { describe, expect, it } from 'vitest';
import { richTextHtml } from '#lib/archives/rich-text-html.ts';
import { caseParts } from '#lib/cases/body-schema.ts';
import { demoCases } from '#lib/demo/content.ts';
import { markup } from '#lib/demo/markup.ts';
import { richText } from '#lib/items/kinds/rich-text-schema.ts';
import { describeIssue } from '#lib/platform/validation-texts.ts';
import { type RichText, spansOf } from '#lib/rich-text/rich-text.ts';

const span = (text: string, more: object = {}) => ({ text, ...more });
const paragraph = (...text: object[]) => ({ type: 'paragraph', text });
const table = (rows: unknown, header: unknown = true) => ({ type: 'table', header, rows });
const image = (file: string) => ({ kind: 'image' as const, file: file.repeat(64), width: 9, height: 8 });
const accepts = (...blocks: unknown[]) => richText.safeParse(blocks).success;

it('an archive’s page has raised and lowered text, whatever it says', () => {
  const text = [
    { text: 'T' },
    { text: '<é>', shift: 'sub' as const, bold: true },
    { text: 'n', shift: 'sup' as const },
  ];
  expect(richTextHtml([{ type: 'paragraph', text }], () => undefined)).toContain(
    'T<strong><sub>&lt;é&gt;</sub></strong><sup>n</sup>',
  );
});

describe('the stored form of a sheet', () => {
  it('takes tables, links and captions', () => {
    const content = [
      paragraph(
        span('site', { href: 'https://exemple.fr/' }),
        span('coupe', { view: { folder: 'f1', image: 4 } }),
        span('éq', { shift: 'sub' }),
      ),
      table([
        [[span('A')], []],
        [[], [span('b', { bold: true })]],
      ]),
      { type: 'image', image: { file: 'a'.repeat(64), width: 1, height: 1, alt: 'x', caption: 'Légende' } },
    ];
    expect(richText.parse(content)).toEqual(content);
  });

  it.each([
    ['a script as a link', paragraph(span('a', { href: 'javascript:alert(1)' }))],
    ['an address not in its one form', paragraph(span('a', { href: 'HTTPS://exemple.fr' }))],
    ['two aims', paragraph(span('a', { href: '/', view: { folder: 'f', image: 0 } }))],
    ['a negative image', paragraph(span('a', { view: { folder: 'f', image: -1 } }))],
    ['a folder that is no id', paragraph(span('a', { view: { folder: '../x', image: 0 } }))],
    ['raised by what it pleases', paragraph(span('a', { shift: 'up' }))],
    ['an unknown field', paragraph(span('a', { onclick: 'alert(1)' }))],
    ['HTML instead of blocks', '<p>a</p>'],
    ['an unknown block', { type: 'html', html: '<script>' }],
    ['an empty text', paragraph(span(''))],
    ['a ragged table', table([[[], []], [[]]])],
    ['a table without rows', table([])],
    ['a table without columns', table([[]])],
    ['too many columns', table([Array.from({ length: 13 }, () => [])])],
    ['too many rows', table(Array.from({ length: 61 }, () => [[]]))],
    ['a header that is no yes or no', table([[[]]], 'yes')],
    ['a file that is no key', { type: 'image', image: { file: '../../x', width: 1, height: 1 } }],
    ['a long caption', { type: 'image', image: { ...image('a'), caption: 'x'.repeat(501) } }],
    ['a prototype', JSON.parse('{"type":"paragraph","text":[{"text":"a","__proto__":{"x":1}}]}')],
  ])('refuses %s', (_, block) => expect(accepts(block)).toBe(false));

  it('takes lists inside lists, as far as they may go', () => {
    const nested = (levels: number): object => ({
      ordered: levels % 2 === 0,
      items:
        levels === 1
          ? [[span('au fond')]]
          : [[span('seul')], { text: [span('a')], lists: [nested(levels - 1)] }],
    });
    const list = (levels: number) => ({ type: 'list', ...nested(levels) });
    expect(richText.parse([list(4)])).toEqual([list(4)]);
    expect(spansOf(list(4) as RichText[number]).map(({ text }) => text)).toEqual([
      'seul',
      'a',
      'seul',
      'a',
      'seul',
      'a',
      'au fond',
    ]);
    const refused = caseParts.sheet.safeParse({ sheet: [list(5)] });
    expect(refused.error?.issues.map(describeIssue)).toEqual([
      expect.stringMatching(/^fiche, n°\u00a01, élément, n°\u00a02, .*: une liste a au plus 4\u00a0niveaux$/),
    ]);
    expect(caseParts.sheet.safeParse({ sheet: [list(40)] }).success).toBe(false);
  });

  it.each([
    ['an item without text', { text: [], lists: [{ ordered: false, items: [[span('a')]] }] }],
    ['an item with no list under it', { text: [span('a')], lists: [] }],
    ['an empty list under an item', { text: [span('a')], lists: [{ ordered: false, items: [] }] }],
    ['a table under an item', { text: [span('a')], lists: [table([[[]]])] }],
    ['an unknown field of an item', { text: [span('a')], lists: [], html: '<b>' }],
    ['a script in an item', { text: [span('a', { href: 'javascript:alert(1)' })], lists: [] }],
  ])('refuses %s', (_, item) => expect(accepts({ type: 'list', ordered: false, items: [item] })).toBe(false));

  it('is bounded as a whole', () => {
    const cells = table(Array.from({ length: 60 }, () => Array.from({ length: 12 }, () => [])));
    expect(caseParts.sheet.safeParse({ sheet: [cells] }).success).toBe(true);
    const many = Array.from({ length: 400 }, () => cells);
    expect(caseParts.sheet.safeParse({ sheet: many }).success).toBe(false);
    expect(accepts(...Array.from({ length: 401 }, () => paragraph(span('a'))))).toBe(false);
    let deep: unknown = [];
    for (let depth = 0; depth < 10_000; depth += 1) deep = [deep];
    expect(caseParts.sheet.safeParse({ sheet: deep }).success).toBe(false);
    expect(caseParts.sheet.safeParse({ sheet: null, title: 'x' }).success).toBe(false);
  });
});

describe('the demo sheets', () => {
  it('have tables and links, in their notation', () => {
    expect(markup('| A | B |\n| | **c** |\n[site](https://exemple.fr/) et [coupe](f2:5)')).toEqual([
      {
        type: 'table',
        header: true,
        rows: [
          [[{ text: 'A' }], [{ text: 'B' }]],
          [[], [{ text: 'c', bold: true }]],
        ],
      },
      {
        type: 'paragraph',
        text: [
          { text: 'site', href: 'https://exemple.fr/' },
          { text: ' et ' },
          { text: 'coupe', view: { folder: 'f2', image: 4 } },
        ],
      },
    ]);
  });

  it('have lists inside lists and captions, in their notation', () => {
    expect(markup('- a\n-- b\n--- c\n-- d\n- e\n| A |\n|= Légende')).toEqual([
      {
        type: 'list',
        ordered: false,
        items: [
          {
            text: [{ text: 'a' }],
            lists: [
              {
                ordered: false,
                items: [
                  { text: [{ text: 'b' }], lists: [{ ordered: false, items: [[{ text: 'c' }]] }] },
                  [{ text: 'd' }],
                ],
              },
            ],
          },
          [{ text: 'e' }],
        ],
      },
      { type: 'table', header: true, rows: [[[{ text: 'A' }]]], caption: 'Légende' },
    ]);
    const sheets = demoCases.flatMap(({ body }) => (body.sheet ? [body.sheet] : []));
    const having = (test: (block: RichText[number]) => boolean) =>
      sheets.filter((each) => each.some(test)).length;
    expect(having((block) => block.type === 'table' && block.caption !== undefined)).toBeGreaterThan(2);
    expect(
      having((block) => block.type === 'list' && block.items.some((item) => 'lists' in item)),
    ).toBeGreaterThan(2);
    expect(having((block) => spansOf(block).some(({ view }) => view !== undefined))).toBeGreaterThan(2);
  });
});
