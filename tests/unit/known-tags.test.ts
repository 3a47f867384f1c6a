import { expect, it } from 'vitest';
import { knownTags } from '#lib/items/browser/known-tags.ts';
import { type Call, createClient } from '#lib/platform/browser/client.ts';

/** A site whose lists give these answers, and the requested addresses. */
function siteOf(answers: Record<string, object>): { call: Call; asked: string[] } {
  const asked: string[] = [];
  const call = createClient({
    fetch: async (to) => {
      const path = String(to);
      asked.push(path);
      return Response.json(answers[path.replace(/\?.*/, '')] ?? {});
    },
    token: () => 'x',
    onUnauthorized: () => {},
    onServerError: () => {},
    confirmIdentity: async () => false,
    log: () => {},
  });
  return { call, asked };
}
const page = { currentPage: 1, totalPages: 1, totalItems: 1 };

it('of cases are those that their lists offer to filter by, of which no card is read', async () => {
  const { call, asked } = siteOf({
    '/api/cases/mine': { cases: [], ...page, options: { etiquette: ['Garde'] } },
    '/api/cases/public': { cases: [], ...page, options: { etiquette: ['TDM', 'Garde'] } },
  });
  expect(await knownTags('case', call)).toEqual(['Garde', 'TDM']);
  expect(asked.every((path) => path.includes('limit=1&') || path.endsWith('limit=1'))).toBe(true);
});

it('of what has lists that offer none are what cards carry, one’s own and the commonest first', async () => {
  const { call } = siteOf({
    '/api/protocols/mine': { protocols: [{ tags: ['Garde'] }], ...page, options: {} },
    '/api/protocols/public': {
      protocols: [{ tags: ['Rachis', 'IRM'] }, { tags: ['IRM'] }],
      ...page,
      options: {},
    },
  });
  expect(await knownTags('protocol', call)).toEqual(['Garde', 'IRM', 'Rachis']);
});
