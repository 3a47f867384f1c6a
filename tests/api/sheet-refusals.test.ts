import { beforeEach, describe, expect, it } from 'vitest';
import { publish } from '../run/publish.ts';
import { savePart } from '../run/save-part.ts';
import { sharedSite } from './shared-site.ts';

const site = await sharedSite();
const owner = await site.person('Autrice');

let id: string;
beforeEach(async () => {
  id = await site.item(owner, 'case', 'public');
});

const save = (sheet: unknown) => savePart(site, owner.token, id, { sheet }, 2);
const page = async () => (await site.send('GET', `/sheet/${id}`, { cookie: owner.cookie })).text;

describe('what a sheet refuses', () => {
  const deep = (levels: number): object => ({
    ordered: false,
    items: [levels === 1 ? [{ text: 'a' }] : { text: [{ text: 'a' }], lists: [deep(levels - 1)] }],
  });

  it.each([
    ['a list that is too deep', { type: 'list', ...deep(5) }, /au plus 4\u00a0niveaux/],
    [
      'a long caption',
      { type: 'table', header: false, rows: [[[]]], caption: 'x'.repeat(501) },
      /légende\u00a0: au plus 500/,
    ],
    [
      'too many rows',
      { type: 'table', header: false, rows: Array(61).fill([[]]) },
      /ligne\u00a0: au plus 60/,
    ],
    [
      'a link that is a script',
      {
        type: 'list',
        ordered: false,
        items: [{ text: [{ text: 'a', href: 'javascript:alert(1)' }], lists: [deep(1)] }],
      },
      /ne peut pas être un lien/,
    ],
    [
      'a key that is none',
      { type: 'paragraph', text: [{ text: 'a', view: { folder: 'f1', image: 0, key: '../x' } }] },
      /./,
    ],
  ])('tells in French: %s', async (_, block, told) => {
    const answer = await save([block]);
    expect([answer.status, answer.json.code]).toEqual([422, 'invalid']);
    expect(answer.json.details.join(' ')).toMatch(told);
  });

  it('shows scripts in captions and nested items as the text they are', async () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    const sheet = [
      { type: 'table', header: true, rows: [[[{ text: evil }]]], caption: evil },
      {
        type: 'list',
        ordered: true,
        items: [{ text: [{ text: evil }], lists: [{ ordered: false, items: [[{ text: evil }]] }] }],
      },
    ];
    expect((await save(sheet)).status).toBe(200);
    await publish(site, owner.token, id, 3);
    const html = await page();
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain('<img src=x');
    expect(html.match(/&lt;script&gt;alert\(1\)/g)?.length).toBeGreaterThanOrEqual(4);
  });
});
