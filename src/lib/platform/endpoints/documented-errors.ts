import { concernsItem } from '#lib/items/access.ts';
import type { ErrorCode } from '../errors.ts';
import type { Endpoint } from './endpoint.ts';

/** Errors that any endpoint may return. */
export const COMMON_ERRORS: readonly ErrorCode[] = [
  'bad_request',
  'headers_too_large',
  'request_too_slow',
  'too_large',
  'busy',
  'unavailable',
  'internal',
];

function errorsOfAccess({ access, method }: Endpoint): ErrorCode[] {
  const isWrite = method !== 'GET';
  if (access === 'anyone') return isWrite ? ['cross_site'] : [];
  const codes: ErrorCode[] = ['sign_in_required', 'second_factor_missing'];
  if (concernsItem(access)) codes.push('not_found');
  if (access.startsWith('owner')) codes.push('forbidden');
  if (access === 'rater') codes.push('own_item');
  // Reads of large items are expensive enough to be limited, too (`platform/server/http/request-limits.ts`).
  if (isWrite || concernsItem(access)) codes.push('too_many_writes');
  return codes;
}

/** The errors of an endpoint beyond `COMMON_ERRORS`: declared ones, and those implied by its description. */
export function documentedErrors(endpoint: Endpoint): ErrorCode[] {
  const { path, method, request, errors = [] } = endpoint;
  const codes = new Set<ErrorCode>([...errors, ...errorsOfAccess(endpoint)]);
  if (endpoint.confirms) codes.add('identity_unconfirmed');
  if (path.includes('[kind]')) codes.add('not_found');
  if (method !== 'GET') codes.add('disk_full');
  if (request) for (const code of ['bad_json', 'unsupported_type', 'invalid'] as const) codes.add(code);
  return [...codes];
}
