import type { z } from 'zod';
import type { ActOf, ConfirmedAct } from '#lib/identity-check/acts.ts';
import type { AccessRule } from '#lib/items/access.ts';
import type { ErrorCode } from '../errors.ts';
import type { PARAMS } from './endpoint-params.ts';

/**
 * A call of the API. Its row of the access table, the server's handler (`platform/server/http/api.ts`), the client's typed
 * `call`, the OpenAPI document and what tests hold answers to all come from this one object.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As in `src/pages`, without `/api`; `PARAMS` describes the names in brackets. */
  path: `/${string}`;
  access: AccessRule;
  summary: string;
  /**
   * The act that its person must have confirmed recently where the site asks for it (`CONFIRM_ACTS`); it may depend
   * on the body.
   */
  confirms?: ConfirmedAct | ActOf;
  /** For names of the path that are more than `PARAMS` says. */
  params?: Readonly<Record<string, z.ZodType>>;
  /** Headers that the call needs, for those that do not read JSON. */
  headers?: readonly string[];
  query?: z.ZodObject;
  /** Further parameters of the address, which the call reads as a page does: documented, and never refused. */
  filters?: z.ZodObject;
  /** The JSON that is sent. */
  request?: z.ZodType;
  /** Bytes of that JSON, where the usual bound is too low. */
  bodyMax?: number;
  /** The handler reads the body itself: a large one must not be read before the headers are checked. */
  readsBody?: 'handler';
  status: 200 | 201 | 204;
  /** Absent: no content. A media type stands for a body that is not JSON. */
  response?: z.ZodType | 'application/zip' | 'text/plain';
  /** Besides those that follow from the rest of the description (`documented-errors.ts`). */
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

/** The values of the names in an endpoint's path: `{ kind: 'case', id: 'x' }`. */
export type ParamsOf<Described extends Endpoint> = {
  [Name in NamesIn<Described['path']>]: ParamOf<Described, Name>;
};

/** The JSON of a success; null where there is no content. */
export type AnswerOf<Described extends Endpoint> = Described extends {
  response: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : null;
