import { describe, expect, it } from 'vitest';
import { ACCESS } from '#lib/app/access-table.ts';
import { BY_AUTHORS, BY_READERS, BY_REVIEWERS, WITHOUT_ACCOUNT } from './opened-routes.ts';
import { answeredRoutes, disagreement } from './routes.ts';
import { sourcesUnder } from './sources.ts';

const pages = sourcesUnder('src/pages');
const file = (path: string, text: string) => ({ path: `src/pages/${path}`, text });

describe('the access table', () => {
  it('has a row for every page and call, and no other', () => {
    expect(disagreement(Object.keys(ACCESS), answeredRoutes(pages))).toEqual({
      routesWithoutRow: [],
      rowsWithoutRoute: [],
    });
  });

  it('would notice a page or a call that nobody declared', () => {
    const unheard = [
      file('secret.astro', "---\nif (Astro.request.method === 'POST') await save();\n---\n<p>a</p>"),
      file(
        'api/[kind]/index.ts',
        'export const GET = api(list);\nexport async function PUT() {}\nexport const prerender = false;',
      ),
      file('api/all.ts', 'const ALL = api(x);\nexport { ALL };'),
    ];
    expect(disagreement(Object.keys(ACCESS), answeredRoutes(unheard)).routesWithoutRow).toEqual([
      'ALL /api/all',
      'GET /api/[kind]',
      'GET /secret',
      'POST /secret',
      'PUT /api/[kind]',
    ]);
  });

  it('would notice a row whose page is gone', () => {
    expect(disagreement(['GET /gone'], []).rowsWithoutRoute).toEqual(['GET /gone']);
  });

  it('opens no row to more people than is written down a second time', () => {
    const opened = (...rules: string[]) =>
      Object.entries(ACCESS)
        .filter(([, rule]) => rules.includes(rule))
        .map(([route]) => route)
        .toSorted();
    expect(opened('anyone', 'visitor-item')).toEqual(WITHOUT_ACCOUNT.toSorted());
    expect(opened('reader', 'reader-or-invited', 'rater')).toEqual(BY_READERS.toSorted());
    expect(opened('owner-or-reviewer')).toEqual(BY_REVIEWERS.toSorted());
    expect(opened('owner-or-author')).toEqual(BY_AUTHORS.toSorted());
  });

  it('leaves to any account only what names no item of others', () => {
    const named = Object.entries(ACCESS).filter(
      ([route, rule]) => rule === 'signed-in' && route.includes('[id]'),
    );
    expect(named).toEqual([]);
  });
});
