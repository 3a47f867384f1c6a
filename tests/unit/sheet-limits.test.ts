import { describe, expect, it } from 'vitest';
import { planFault } from '#islands/sheet-editor/plans.ts';
import { toRichText } from '#islands/sheet-editor/stored-text.ts';
import { textsOver } from '#lib/cases/browser/sheet-limits.ts';
import { TEMPLATE_MAX } from '#lib/cases/sheet-template.ts';
import { RICH_TEXT_MAX, type RichText } from '#lib/rich-text/rich-text.ts';
import { says, sheetWorld } from './sheet-world.ts';

const image = { file: 'a'.repeat(64), width: 5, height: 5 };
const captioned = (length: number): RichText => [
  { type: 'image', image: { ...image, caption: 'c'.repeat(length) } },
];

describe('a text of a sheet that is over its limit', () => {
  it('stays whole, is told by name, and is saved once it fits', async () => {
    const at = sheetWorld();
    const long = captioned(RICH_TEXT_MAX.caption + 1);
    at.writes(long);
    await at.pass(10_000);
    expect([at.status(), at.server.sheet, at.shown()]).toEqual(['held', says('début'), long]);
    expect(at.draft.$status.get().reason).toContain(
      '«\u202fLégende de l’image\u202f» dépasse 500\u00a0caractères.',
    );
    expect(at.kept()).toEqual(long);
    at.writes(captioned(RICH_TEXT_MAX.caption));
    await at.pass(10_000);
    expect([at.status(), at.server.sheet]).toEqual(['saved', captioned(RICH_TEXT_MAX.caption)]);
  });

  it('is told of tables and descriptions too, each once', () => {
    const table = { type: 'table' as const, header: false, rows: [[[{ text: 'a' }]]] };
    const caption = 'c'.repeat(RICH_TEXT_MAX.caption + 1);
    const alt = 'd'.repeat(RICH_TEXT_MAX.alt + 1);
    const sheet: RichText = [
      { ...table, caption },
      { ...table, caption },
      { type: 'image', image: { ...image, alt } },
    ];
    expect(textsOver(sheet)).toEqual([
      expect.stringContaining('Légende du tableau'),
      expect.stringContaining('Description pour qui ne voit pas l’image'),
    ]);
    expect([textsOver(null), textsOver([table])]).toEqual([[], []]);
  });

  it('is not cut as it is stored', () => {
    const caption = 'c'.repeat(RICH_TEXT_MAX.caption + 7);
    const alt = 'd'.repeat(RICH_TEXT_MAX.alt + 7);
    const figure = { type: 'figure', attrs: { ...image, alt }, content: [{ type: 'text', text: caption }] };
    expect(toRichText({ type: 'doc', content: [figure] })).toEqual([
      { type: 'image', image: { ...image, alt, caption } },
    ]);
  });
});

describe('a plan that a template cannot keep', () => {
  const headings = (count: number, length: number) =>
    Array.from({ length: count }, () => ({ level: 2 as const, text: 't'.repeat(length) }));

  it('is told why, and kept of nothing', () => {
    expect(planFault(headings(TEMPLATE_MAX.headings, TEMPLATE_MAX.heading))).toBe('');
    expect(planFault(headings(TEMPLATE_MAX.headings + 1, 5))).toMatch(/au plus 60\u00a0titres/);
    expect(planFault(headings(1, TEMPLATE_MAX.heading + 3))).toMatch(
      /^Le titre «\u202ft{40}…\u202f» a 3\u00a0caractères de trop/,
    );
  });
});
