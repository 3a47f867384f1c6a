import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#lib/app/all-endpoints.ts';
import { openApiDocument } from '#lib/app/openapi.ts';
import { ITEM_KINDS } from '#lib/items/item.ts';
import { allFilters } from '#lib/items/kinds/list-query.ts';
import { answeredRoutes } from '../architecture/routes.ts';
import { sourcesUnder } from '../architecture/sources.ts';

describe('the OpenAPI document', () => {
  it('lists exactly the calls that exist', () => {
    const answered = answeredRoutes(sourcesUnder('src/pages/api'));
    expect(ENDPOINTS.map(({ method, path }) => `${method} /api${path}`).sort()).toEqual(answered);
  });

  it('has one operation with its own id for every call', () => {
    const { paths } = openApiDocument() as { paths: Record<string, Record<string, { operationId: string }>> };
    const ids = Object.values(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ENDPOINTS.length);
  });

  it('names every parameter of a path, and only open calls go without a bearer', () => {
    const { paths } = openApiDocument() as {
      paths: Record<
        string,
        Record<string, { parameters: { name: string; in: string }[]; security: object[] }>
      >;
    };
    for (const [path, operations] of Object.entries(paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      for (const { parameters } of Object.values(operations))
        expect(parameters.filter((each) => each.in === 'path').map(({ name }) => name)).toEqual(inPath);
    }
    expect(paths['/api/auth/login']?.post?.security).toEqual([]);
    expect(paths['/api/{kind}/{id}/rate']?.post?.security).toEqual([{ bearer: [] }]);
  });

  it('tells every filter that a list can be asked for', () => {
    const { paths } = openApiDocument() as {
      paths: Record<string, { get: { parameters: { name: string; in: string }[] } }>;
    };
    const filters = ITEM_KINDS.flatMap((kind) => allFilters(kind).map(({ param }) => param));
    expect(filters.length).toBeGreaterThan(3);
    for (const list of ['public', 'mine']) {
      const { parameters } = paths[`/api/{kind}/${list}`]!.get;
      const told = parameters.filter((each) => each.in === 'query').map(({ name }) => name);
      expect(told).toEqual(expect.arrayContaining([...filters, 'q', 'tri', 'page']));
    }
  });
});
