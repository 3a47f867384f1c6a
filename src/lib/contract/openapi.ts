import { z } from 'zod';
import { ACCESS } from '#lib/domain/access.ts';
import { PARTS } from '#lib/kinds/part-schemas.ts';
import { ERROR_STATUS, type ErrorCode } from './errors.ts';
import type { RouteDescription } from './route-description.ts';
import { ROUTES } from './routes.ts';

type Json = Record<string, unknown>;

const PARAMETERS: Record<string, Json> = {
  kind: { type: 'string', enum: ['questionnaires', 'cases', 'protocols'] },
  id: { type: 'string' },
  session: { type: 'string' },
  upload: { type: 'string' },
  part: { type: 'string', enum: [...new Set(Object.values(PARTS).flatMap(Object.keys))] },
};

function schemaOf(type: z.ZodType, io: 'input' | 'output'): unknown {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return schema;
}

const jsonContent = (schema: unknown) => ({ content: { 'application/json': { schema } } });

function parametersOf({ path, query, headers = [] }: RouteDescription): Json[] {
  const inPath = [...path.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: PARAMETERS[name],
  }));
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, type]) => ({
    name,
    in: 'query',
    required: false,
    schema: schemaOf(type as z.ZodType, 'input'),
  }));
  const inHeader = headers.map((name) => ({
    ...{ name, in: 'header', required: true },
    schema: { type: 'string' },
  }));
  return [...inPath, ...inQuery, ...inHeader];
}

function errorsOf(route: RouteDescription, open: boolean): Record<string, Json> {
  const codes: ErrorCode[] = [...(route.errors ?? []), ...(open ? [] : (['sign_in_required'] as const))];
  if (route.request) codes.push('bad_json', 'too_large', 'unsupported_type', 'invalid');
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, each]) => [
      String(status),
      { description: each.join(', '), ...jsonContent({ $ref: '#/components/schemas/Error' }) },
    ]),
  );
}

function successOf({ response }: RouteDescription): Json {
  if (response === undefined) return { description: 'Done' };
  if (response === 'application/zip')
    return {
      description: 'Archive',
      content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
    };
  return { description: 'Done', ...jsonContent(schemaOf(response, 'output')) };
}

function operationOf(route: RouteDescription): Json {
  const open = ACCESS[`${route.method} /api${route.path}`] === 'anyone';
  return {
    summary: route.summary,
    operationId: `${route.method.toLowerCase()}${route.path.replace(/\W+(\w)?/g, (_, letter?: string) => letter?.toUpperCase() ?? '')}`,
    security: open ? [] : [{ bearer: [] }],
    parameters: parametersOf(route),
    ...(route.request
      ? { requestBody: { required: true, ...jsonContent(schemaOf(route.request, 'input')) } }
      : {}),
    responses: { [String(route.status)]: successOf(route), ...errorsOf(route, open) },
  };
}

/** The API as an OpenAPI 3.1 document, made from the very schemas that check the requests. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const route of ROUTES) {
    const path = `/api${route.path.replace(/\[(\w+)\]/g, '{$1}')}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  const error = z.object({ code: z.string(), message: z.string(), details: z.array(z.string()).optional() });
  return {
    openapi: '3.1.0',
    info: { title: 'Negatoscope', version: '1.0.0' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: schemaOf(error, 'output') },
    },
  };
}
