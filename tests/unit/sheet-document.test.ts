import { describe, expect, it } from 'vitest';
import { type DocumentNode, toDocument } from '#islands/sheet-editor/document.ts';
import { toRichText } from '#islands/sheet-editor/stored-text.ts';
import { demoCases } from '#lib/demo/content.ts';
import { createSequence } from '#lib/demo/random.ts';
import { richText } from '#lib/items/kinds/rich-text-schema.ts';
import type { Block, RichText, Span } from '#lib/rich-text/rich-text.ts';
import { NAUGHTY } from '../api/naughty-strings.ts';
import { SHOWN_FILE as file, throughEditor } from './through-editor.ts';

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
        { text: ' un signe', view: { folder: 'f1', image: 0, key: file, finding: 'c2' } },
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
        ...(random() < 0.3 && { shift: pick(['sup', 'sub'] as const) }),
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
