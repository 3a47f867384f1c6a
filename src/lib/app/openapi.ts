import { z } from 'zod';
import { documentedErrors } from '#lib/platform/endpoints/documented-errors.ts';
import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { PARAMS } from '#lib/platform/endpoints/endpoint-params.ts';
import { ERROR_STATUS } from '#lib/platform/errors.ts';
import { ENDPOINTS } from './all-endpoints.ts';

type Json = Record<string, unknown>;

function schemaOf(type: z.ZodType, io: 'input' | 'output'): unknown {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return schema;
}

const jsonContent = (schema: unknown) => ({ content: { 'application/json': { schema } } });

function parametersOf({ path, params, query, filters, headers = [] }: Endpoint): Json[] {
  const known: Record<string, z.ZodType> = { ...PARAMS, ...params };
  const inPath = [...path.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: known[name] && schemaOf(known[name], 'input'),
  }));
  const inQuery = Object.entries({ ...query?.shape, ...filters?.shape }).map(([name, type]) => ({
    name,
    in: 'query',
    required: false,
    schema: schemaOf(type as z.ZodType, 'input'),
  }));
  const inHeader = headers.map((name) => ({
    name,
    in: 'header',
    required: true,
    schema: { type: 'string' },
  }));
  return [...inPath, ...inQuery, ...inHeader];
}

function errorsOf(endpoint: Endpoint): Record<string, Json> {
  const codes = documentedErrors(endpoint);
  // `too_large` is possible for every call with a body.
  if (endpoint.request) codes.push('too_large');
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, each]) => [
      String(status),
      { description: each.join(', '), ...jsonContent({ $ref: '#/components/schemas/Error' }) },
    ]),
  );
}

function successOf({ response }: Endpoint): Json {
  if (response === undefined) return { description: 'Done' };
  if (response === 'application/zip')
    return {
      description: 'Archive',
      content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
    };
  if (response === 'text/plain')
    return { description: 'Text', content: { 'text/plain': { schema: { type: 'string' } } } };
  return { description: 'Done', ...jsonContent(schemaOf(response, 'output')) };
}

function operationOf(endpoint: Endpoint): Json {
  const { method, path, summary, access, request, status } = endpoint;
  return {
    summary,
    operationId: `${method.toLowerCase()}${path.replace(/\W+(\w)?/g, (_, letter?: string) => letter?.toUpperCase() ?? '')}`,
    security: access === 'anyone' ? [] : [{ bearer: [] }],
    parameters: parametersOf(endpoint),
    ...(request && { requestBody: { required: true, ...jsonContent(schemaOf(request, 'input')) } }),
    responses: { [String(status)]: successOf(endpoint), ...errorsOf(endpoint) },
  };
}

/** The API as an OpenAPI 3.1 document, generated from the schemas that validate the requests. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of ENDPOINTS) {
    const path = `/api${endpoint.path.replace(/\[(\w+)\]/g, '{$1}')}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
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
