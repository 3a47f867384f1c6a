import type { z } from 'zod';
import type { ActOf, ConfirmedAct } from '#lib/identity-check/acts.ts';
import type { AccessRule } from '#lib/items/access.ts';
import type { ErrorCode } from '../errors.ts';
import type { PARAMS } from './endpoint-params.ts';

/**
 * An endpoint of the API: the single source for its access rule, its handler (`platform/server/http/api.ts`), the
 * client's typed `call`, the OpenAPI document and the response checks of tests.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As in `src/pages`, without `/api`; `PARAMS` describes the names in brackets. */
  path: `/${string}`;
  access: AccessRule;
  summary: string;
  /**
   * The act that requires a recently confirmed identity, if the site's settings say so (`CONFIRM_ACTS`); may depend on
   * the body.
   */
  confirms?: ConfirmedAct | ActOf;
  /** Schemas for path parameters that are stricter than `PARAMS`. */
  params?: Readonly<Record<string, z.ZodType>>;
  /** Required request headers, for endpoints that do not read JSON. */
  headers?: readonly string[];
  query?: z.ZodObject;
  /** Query parameters that are read as on a page: documented, and never refused. */
  filters?: z.ZodObject;
  /** Schema of the JSON request body. */
  request?: z.ZodType;
  /** Maximum bytes of the request body, where the default limit is too low. */
  bodyMax?: number;
  /** The handler reads the body itself: a large body must not be read before the headers are checked. */
  readsBody?: 'handler';
  status: 200 | 201 | 204;
  /** Schema of the response; absent: no content. A media type describes a body that is not JSON. */
  response?: z.ZodType | 'application/zip' | 'text/plain';
  /** Errors beyond those implied by the rest of the description (`documented-errors.ts`). */
  errors?: readonly ErrorCode[];
}

type NamesIn<Path extends string> = Path extends `${string}[${infer Name}]${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type ParamOf<Described extends Endpoint, Name extends string> = Described extends {
  params: Record<Name, infer Schema extends z.ZodType>;
}
  ? z.output<Schema>
  : Name extends keyof typeof PARAMS
    ? z.output<(typeof PARAMS)[Name]>
    : never;

/** The parameters of an endpoint's path: `{ kind: 'case', id: 'x' }`. */
export type ParamsOf<Described extends Endpoint> = {
  [Name in NamesIn<Described['path']>]: ParamOf<Described, Name>;
};

/** The JSON of a successful response; null if it has no content. */
export type AnswerOf<Described extends Endpoint> = Described extends {
  response: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : null;
