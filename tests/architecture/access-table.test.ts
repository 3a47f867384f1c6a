import { describe, expect, it } from 'vitest';
import { ACCESS } from '#lib/contract/access-table.ts';
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
});
