import fc from 'fast-check';
import { expect, it } from 'vitest';
import { richText } from '#lib/items/kinds/rich-text-schema.ts';
import type { Block, List, ListItem, Span } from '#lib/rich-text/rich-text.ts';
import { propertyRuns } from '../run/tier.ts';
import { throughEditor } from './through-editor.ts';

it('the editor gives back every text that may be stored', () => {
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .filter((each) => each.trim() !== '');
  const line = text.map((each) => each.replaceAll(/[\0\n\r]/g, '·'));
  const key = fc.constantFrom('1', '2').map((digit) => digit.repeat(64));
  const span: fc.Arbitrary<Span> = fc.oneof(
    fc.record({ text: line, bold: fc.constant(true as const) }, { requiredKeys: ['text'] }),
    fc.record({ text: line, italic: fc.constant(true as const), href: fc.constant('https://exemple.fr/') }),
    fc.record({ text: line, shift: fc.constantFrom('sup' as const, 'sub' as const) }),
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
    { numRuns: propertyRuns(200), seed: 3 },
  );
});
