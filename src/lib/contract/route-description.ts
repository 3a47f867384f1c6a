import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** A call of the API, as the OpenAPI document tells it. */
export interface RouteDescription {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As in `src/pages`, without `/api`. */
  path: string;
  summary: string;
  query?: z.ZodObject;
  request?: z.ZodType;
  status: 200 | 201 | 204;
  /** Absent: no content. A media type in words stands for a body that is not JSON. */
  response?: z.ZodType | 'application/zip';
  /** Beside those that every call can answer with. */
  errors?: ErrorCode[];
}
