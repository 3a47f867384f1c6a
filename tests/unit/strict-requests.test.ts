import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS } from '#lib/app/all-endpoints.ts';
import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';

type Definition = Record<string, unknown> & { type: string };
const definitionOf = (schema: unknown) => (schema as { _zod: { def: Definition } })._zod.def;
const isSchema = (value: unknown): value is z.ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** The schemas inside a schema. */
function partsOf(definition: Definition): [name: string, schema: unknown][] {
  if (definition.type === 'lazy') return [['', (definition.getter as () => unknown)()]];
  return Object.entries(definition).flatMap(([key, value]): [string, unknown][] => {
    if (key === 'shape') return Object.entries(value as object);
    return Array.isArray(value) ? value.map((each) => ['', each]) : [[key === 'element' ? '[]' : '', value]];
  });
}

/** Places of a schema that drop keys they do not know instead of refusing them. */
function looseIn(schema: unknown, path: string, seen = new Set<unknown>()): string[] {
  if (!isSchema(schema) || seen.has(schema)) return [];
  seen.add(schema);
  const definition = definitionOf(schema);
  // `z.looseObject` means that unknown keys are allowed on purpose.
  const isLoose = definition.type === 'object' && definition.catchall === undefined;
  return [
    ...(isLoose ? [path] : []),
    ...partsOf(definition).flatMap(([name, part]) => looseIn(part, name ? `${path}.${name}` : path, seen)),
  ];
}

describe('what a call sends', () => {
  it('is refused with what it is not known for, at any depth, by every endpoint', () => {
    const endpoints: readonly Endpoint[] = ENDPOINTS;
    const requests = endpoints.filter(({ request }) => request);
    expect(requests.length).toBeGreaterThan(30);
    const loose = requests.flatMap(({ method, path, request }) => looseIn(request, `${method} ${path}`));
    expect(loose).toEqual([]);
  });

  it('would be noticed to be dropped', () => {
    const inner = z.object({ a: z.string() });
    const outer = z.strictObject({
      list: z.array(inner.optional()),
      either: z.union([z.null(), z.lazy(() => inner)]),
    });
    expect(looseIn(inner, 'x')).toEqual(['x']);
    expect(looseIn(outer, 'x')).toEqual(['x.list.[]']);
    expect(looseIn(z.strictObject({ a: z.string() }), 'x')).toEqual([]);
  });
});
