import type { APIRoute } from 'astro';
import type { z } from 'zod';
import type { Actor } from '#lib/accounts/actor.ts';
import { assertConfirmed } from '#lib/identity-check/server/assert-confirmed.ts';
import { answerFault } from '../../endpoints/answer-fault.ts';
import type { Endpoint, ParamsOf } from '../../endpoints/endpoint.ts';
import { PARAMS } from '../../endpoints/endpoint-params.ts';
import { AppError } from '../../errors.ts';
import { readJson } from './read-json.ts';
import { type RouteRequest, route } from './route.ts';

type ActorOf<Described extends Endpoint> = Described['access'] extends 'anyone' ? Actor | null : Actor;

type QueryOf<Described extends Endpoint> = Described extends { query: infer Schema extends z.ZodObject }
  ? Partial<z.output<Schema>>
  : undefined;

type BodyOf<Described extends Endpoint> = Described extends { readsBody: 'handler' }
  ? undefined
  : Described extends { request: infer Schema extends z.ZodType }
    ? z.output<Schema>
    : undefined;

type ResultOf<Described extends Endpoint> = Described extends { response: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : // biome-ignore lint/suspicious/noConfusingVoidType: what a handler without an answer returns
    void;

/** A request after its endpoint's description was applied: parsed, validated and typed. */
export type Call<Described extends Endpoint> = Omit<RouteRequest, 'actor' | 'params'> & {
  actor: ActorOf<Described>;
  params: ParamsOf<Described>;
  query: QueryOf<Described>;
  body: BodyOf<Described>;
  /** Response headers, which the handler may add to. */
  headers: Headers;
};

/**
 * Creates a route from an endpoint and its handler. The handler returns the endpoint's response; a `Response` is sent
 * unchanged, for bodies that are not JSON. In development and tests the response is checked against the description.
 */
export function api<const Described extends Endpoint>(
  endpoint: Described,
  handler: (call: Call<Described>) => Promise<ResultOf<Described> | Response>,
): APIRoute {
  return route(async (asked) => {
    const headers = new Headers({ 'Cache-Control': 'no-store' });
    const call = { ...asked, headers, ...(await read(endpoint, asked)) };
    await assertActConfirmed(endpoint, call);
    // The cast is safe: `read` has just applied the schemas.
    const result = await handler(call as Call<Described>);
    const answer = result instanceof Response ? result : made(endpoint, result, headers);
    if (import.meta.env?.DEV) await assertDescribed(endpoint, answer);
    return answer;
  });
}

/** Runs last, after all checks of whether the target exists. @throws AppError `identity_unconfirmed` */
async function assertActConfirmed(
  { confirms }: Endpoint,
  call: Omit<RouteRequest, 'params'> & { body: unknown },
): Promise<void> {
  const { context, actor, locals, body } = call;
  const act = typeof confirms === 'function' ? confirms(body as never, locals.item) : confirms;
  if (act && actor) await assertConfirmed(context, actor, act);
}

/** @throws AppError; path errors come first, because a body is only read if there is a target for it */
async function read(endpoint: Endpoint, { actor, params, url, request }: RouteRequest) {
  // The access table has already refused such requests; this is a second check.
  if (!actor && endpoint.access !== 'anyone') throw new AppError('sign_in_required');
  const { request: schema, readsBody, bodyMax } = endpoint;
  return {
    params: readParams(endpoint, params),
    query: endpoint.query && readQuery(endpoint.query, url.searchParams),
    body: schema && !readsBody ? await readJson(request, schema, bodyMax) : undefined,
  };
}

/** @throws AppError `not_found` */
function readParams({ params: own }: Endpoint, given: RouteRequest['params']): Record<string, unknown> {
  const known: Record<string, z.ZodType> = { ...PARAMS, ...own };
  const read = Object.entries(given).map(([name, value]) => [name, known[name]?.safeParse(value)] as const);
  if (read.some(([, result]) => !result?.success)) throw new AppError('not_found');
  return Object.fromEntries(read.map(([name, result]) => [name, result?.data]));
}

/** Invalid values count as absent: a shared link must never break. */
function readQuery({ shape }: z.ZodObject, given: URLSearchParams): Record<string, unknown> {
  const read = Object.entries(shape as Record<string, z.ZodType>).map(
    ([name, schema]) => [name, schema.safeParse(given.get(name) ?? undefined)] as const,
  );
  return Object.fromEntries(read.flatMap(([name, { success, data }]) => (success ? [[name, data]] : [])));
}

function made({ status }: Endpoint, result: unknown, headers: Headers): Response {
  return result === undefined
    ? new Response(null, { status, headers })
    : Response.json(result, { status, headers });
}

async function assertDescribed(endpoint: Endpoint, answer: Response): Promise<void> {
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  const body: unknown = isJson ? await answer.clone().json() : undefined;
  const fault = answerFault(endpoint, answer.status, body);
  if (fault) throw new Error(`${endpoint.method} ${endpoint.path}: ${fault}`);
}
