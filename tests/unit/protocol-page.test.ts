import { expect, it } from 'vitest';
import { readProtocols } from '#lib/offline/protocol-page.ts';

it('says which protocols a booklet has, not which they cite', () => {
  const article = (id: string, scanners: string, text = '') =>
    `<article class="protocol-page" id="protocole-1" data-title="IRM" data-protocol="${id}" data-changed="2026-09-11T12:29:38.485Z" ${scanners}><p>${text}</p></article>`;
  const cited = 'https://site.example/protocols/view/p9 data-protocol=&quot;p9&quot;';
  const page = article('p1', 'data-scanners="salle1 salle2"') + article('p2', 'data-scanners', cited);
  expect(readProtocols(page)).toEqual([
    {
      id: 'p1',
      updatedAt: '2026-09-11T12:29:38.485Z',
      states: [
        '/protocols/view/p1?appareil=salle1',
        '/protocols/view/p1?appareil=salle2',
        '/protocols/view/p1?tout=',
      ],
    },
    { id: 'p2', updatedAt: '2026-09-11T12:29:38.485Z', states: [] },
  ]);
  expect(readProtocols('<p>Rien</p>')).toEqual([]);
});
