import { ERROR_STATUS, type ErrorCode } from '../errors.ts';
import { COMMON_ERRORS, documentedErrors } from './documented-errors.ts';
import type { Endpoint } from './endpoint.ts';

/** The path of the first field of an answer that its schema does not contain. */
function undescribed(answer: unknown, described: unknown, path: string): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const known = (described ?? {}) as Record<string, unknown>;
  for (const [key, value] of Object.entries(answer)) {
    const place = `${path}.${key}`;
    const found = key in known ? undescribed(value, known[key], place) : place;
    if (found) return found;
  }
  return undefined;
}

function faultOfError(endpoint: Endpoint, status: number, body: unknown): string | undefined {
  const { code, message } = (body ?? {}) as { code?: ErrorCode; message?: unknown };
  if (!code || typeof message !== 'string') return `${status} without code and message`;
  if (ERROR_STATUS[code] !== status) return `${code} with status ${status}`;
  const known = [...COMMON_ERRORS, ...documentedErrors(endpoint)];
  return known.includes(code) ? undefined : `${code}, which it does not name`;
}

/**
 * The first difference between an endpoint's response and its description: an undeclared status or error, or a body
 * that does not match its schema exactly. Undefined if there is none.
 * @param body the JSON of the response; undefined when there was none to read
 */
export function answerFault(endpoint: Endpoint, status: number, body: unknown): string | undefined {
  // A redirection or « not modified » has no body to check.
  if (status >= 300 && status < 400) return undefined;
  if (status >= 400) return faultOfError(endpoint, status, body);
  if (status !== endpoint.status) return `${status} instead of ${endpoint.status}`;
  const { response } = endpoint;
  if (response === undefined || typeof response === 'string')
    return body === undefined ? undefined : 'a body that it does not name';
  const result = response.safeParse(body);
  if (!result.success)
    return result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join(', ');
  const field = undescribed(body, result.data, '');
  return field && `${field}, which it does not name`;
}
