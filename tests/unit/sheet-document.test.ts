import fc from 'fast-check';
import { Node } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { type DocumentNode, toDocument } from '#islands/sheet-editor/document.ts';
import { Pictures } from '#islands/sheet-editor/pictures.ts';
import { sheetSchema } from '#islands/sheet-editor/schema.ts';
import { toRichText } from '#islands/sheet-editor/stored-text.ts';
import { richText } from '#lib/contract/rich-text.ts';
import { demoCases } from '#lib/demo/content.ts';
import { createSequence } from '#lib/demo/random.ts';
import type { Block, List, ListItem, RichText, Span } from '#lib/domain/rich-text.ts';
import { NAUGHTY } from '../api/hostile-bodies.ts';

const file = 'a'.repeat(64);
const folders = [{ id: 'f1', name: 'TDM', images: [{ file, width: 512, height: 400 }], main: 0 }];
const schema = sheetSchema({ id: 'c1', folders }, new Pictures('c1', folders, null));

/** There and back, through the editor's own check of its document. */
function throughEditor(content: RichText): RichText {
  const document = Node.fromJSON(schema, toDocument(content));
  document.check();
  return toRichText(document.toJSON() as DocumentNode);
}

const paragraph = (...text: Span[]): Block => ({ type: 'paragraph', text });

describe('the editor’s document', () => {
  it('holds every kind of block, and gives it back', () => {
    const content: RichText = [
      { type: 'heading', level: 2, text: [{ text: 'Titre' }] },
      { type: 'heading', level: 3, text: [{ text: 'Sous-titre', italic: true }] },
      paragraph(
        { text: 'Un ' },
        { text: 'lien', bold: true, italic: true, href: 'https://exemple.fr/' },
        { text: ' et une ' },
        { text: 'coupe', view: { folder: 'f1', image: 0, key: file } },
        { text: ' d’avant', view: { folder: 'f1', image: 0 } },
        { text: '\nà la ligne\n\ndeux fois' },
      ),
      { type: 'list', ordered: true, items: [[{ text: 'un' }], [{ text: 'deux', bold: true }]] },
      { type: 'list', ordered: false, items: [[{ text: 'puce' }]] },
      {
        type: 'list',
        ordered: false,
        items: [
          {
            text: [{ text: 'mixte' }],
            lists: [
              { ordered: true, items: [[{ text: '1' }], [{ text: '2' }]] },
              { ordered: false, items: [[{ text: 'a' }]] },
            ],
          },
        ],
      },
      {
        type: 'table',
        header: true,
        rows: [
          [[{ text: 'A' }], []],
          [[], [{ text: 'b\nc', bold: true }]],
        ],
        caption: 'Ce que dit le tableau',
      },
      { type: 'table', header: false, rows: [[[{ text: 'seule' }]]] },
      { type: 'image', image: { file, width: 512, height: 400, alt: 'Tête', caption: 'Légende' } },
      { type: 'image', image: { file, width: 512, height: 400 } },
    ];
    expect(richText.parse(content)).toEqual(content);
    expect(throughEditor(content)).toEqual(content);
  });

  it('gives back every demo sheet', () => {
    for (const { title, body } of demoCases)
      expect(throughEditor(body.sheet ?? []), title).toEqual(body.sheet);
  });

  it('gives back what it made, whatever the text', () => {
    const random = createSequence(7);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
    const spans = (): Span[] =>
      Array.from({ length: 1 + Math.floor(random() * 4) }, () => ({
        text: pick(NAUGHTY),
        ...(random() < 0.3 && { bold: true }),
        ...(random() < 0.3 && { italic: true }),
        ...(random() < 0.2 && { href: '/sheet/1' }),
      }));
    for (let turn = 0; turn < 200; turn += 1) {
      const once = throughEditor([
        paragraph(...spans()),
        { type: 'list', ordered: random() < 0.5, items: [spans(), spans()] },
        {
          type: 'table',
          header: random() < 0.5,
          rows: [
            [spans(), []],
            [[], spans()],
          ],
        },
        { type: 'image', image: { file, width: 5, height: 5, caption: pick(NAUGHTY).trim() || 'x' } },
      ]);
      expect(throughEditor(once)).toEqual(once);
      const said = richText.safeParse(once);
      expect(said.success, JSON.stringify(said.error?.issues)).toBe(true);
    }
  });

  it('gives back every text that may be stored', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
      .filter((each) => each.trim() !== '');
    const line = text.map((each) => each.replaceAll(/[\0\n\r]/g, '·'));
    const key = fc.constantFrom('1', '2').map((digit) => digit.repeat(64));
    const span: fc.Arbitrary<Span> = fc.oneof(
      fc.record({ text: line, bold: fc.constant(true as const) }, { requiredKeys: ['text'] }),
      fc.record({ text: line, italic: fc.constant(true as const), href: fc.constant('https://exemple.fr/') }),
      fc.record({ text: line, view: fc.record({ folder: fc.constant('f1'), image: fc.nat(9), key }) }),
    );
    // Neighbours that look alike become one: here each span ends with its own kind of mark.
    const spans = fc.tuple(span).map(([only]) => [only]);
    const list = (level: number): fc.Arbitrary<List> =>
      fc.record({
        ordered: fc.boolean(),
        items: fc.array(
          level === 4
            ? spans
            : fc.oneof(
                { maxDepth: 4 },
                spans as fc.Arbitrary<ListItem>,
                spans as fc.Arbitrary<ListItem>,
                fc.record({
                  text: spans,
                  lists: fc.array(list(level + 1), { minLength: 1, maxLength: 2 }),
                }),
              ),
          { minLength: 1, maxLength: 3 },
        ),
      });
    const block: fc.Arbitrary<Block> = fc.oneof(
      fc.record({
        type: fc.constant('heading' as const),
        level: fc.constantFrom(2 as const, 3 as const),
        text: spans,
      }),
      fc.record({ type: fc.constant('paragraph' as const), text: spans }),
      list(1).map((each) => ({ type: 'list' as const, ...each })),
      fc
        .tuple(
          fc.array(fc.tuple(fc.oneof(spans, fc.constant<Span[]>([])), spans), { minLength: 1, maxLength: 3 }),
          line,
        )
        .map(([rows, caption]) => ({ type: 'table' as const, header: true, rows, caption: caption.trim() })),
    );
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 6 }), (content) => {
        expect(richText.parse(content)).toEqual(content);
        expect(throughEditor(content)).toEqual(content);
      }),
      { numRuns: 200, seed: 3 },
    );
  });

  it('raises what is nested too deeply, and loses none of it', () => {
    const item = (text: string, ...under: DocumentNode[]): DocumentNode => ({
      type: 'list_item',
      content: [{ type: 'paragraph', ...(text && { content: [{ type: 'text', text }] }) }, ...under],
    });
    const bullets = (...content: DocumentNode[]): DocumentNode => ({ type: 'bullet_list', content });
    const under = (text: string, lists: DocumentNode[]) => [bullets(item(text, ...lists))];
    const deep = [...'123456'].reduceRight<DocumentNode[]>((lists, text) => under(text, lists), []);
    const stored = toRichText({ type: 'doc', content: deep });
    expect(richText.parse(stored)).toEqual(stored);
    expect(stored).toMatchObject([{ items: [{ lists: [{ items: [{ lists: [{ items: [{}] }] }] }] }] }]);
    expect(JSON.stringify(stored).match(/"\d"/g)).toEqual(['"1"', '"2"', '"3"', '"4"', '"5"', '"6"']);
    expect(throughEditor(stored)).toEqual(stored);
    const blank = bullets(item('', bullets(item('seul'))), item(''));
    expect(toRichText({ type: 'doc', content: [blank] })).toEqual([
      { type: 'list', ordered: false, items: [[{ text: 'seul' }]] },
    ]);
  });

  it('keeps every naughty text letter for letter', () => {
    for (const text of NAUGHTY.filter((each) => each.trim() !== '')) {
      expect(throughEditor([paragraph({ text })]), JSON.stringify(text)).toEqual([paragraph({ text })]);
    }
  });

  it('leaves out what says nothing, and what cannot be stored', () => {
    const text = (said: string): DocumentNode => ({
      type: 'paragraph',
      content: [{ type: 'text', text: said }],
    });
    const empty: DocumentNode = { type: 'paragraph' };
    const document: DocumentNode = {
      type: 'doc',
      content: [
        empty,
        text('  '),
        { type: 'paragraph', content: [{ type: 'hard_break' }] },
        { type: 'bullet_list', content: [{ type: 'list_item', content: [empty] }] },
        { type: 'heading', attrs: { level: 2 } },
        text('a\0\ud800'),
      ],
    };
    expect(toRichText(document)).toEqual([paragraph({ text: 'a\ufffd' })]);
    expect(toDocument([])).toEqual({ type: 'doc', content: [empty] });
    expect(toRichText(toDocument(null))).toEqual([]);
  });

  it('cuts a text that is longer than a span may be, never inside a character', () => {
    const long = `${'é'.repeat(4999)}👾${'z'.repeat(6000)}`;
    const [block] = throughEditor([paragraph({ text: long })]);
    if (block?.type !== 'paragraph') throw new Error('no paragraph');
    expect(block.text.map(({ text }) => text).join('')).toBe(long);
    expect(block.text.every(({ text }) => text.isWellFormed())).toBe(true);
    expect(richText.safeParse([block]).success).toBe(true);
  });

  it('makes the rows of a table equally long', () => {
    const cell: DocumentNode = { type: 'table_cell', content: [{ type: 'paragraph' }] };
    const rows = [[cell, cell], [cell]].map((content) => ({ type: 'table_row', content }));
    expect(toRichText({ type: 'doc', content: [{ type: 'table', content: rows }] })).toEqual([
      {
        type: 'table',
        header: false,
        rows: [
          [[], []],
          [[], []],
        ],
      },
    ]);
  });
});
