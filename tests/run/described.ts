import { ENDPOINTS } from '#lib/app/all-endpoints.ts';
import { answerFault } from '#lib/platform/endpoints/answer-fault.ts';
import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';

const PARAM = /\[\w+\]/g;

/** The endpoints by the shape of their path; where two fit, the one with fewer names in brackets comes first. */
const SHAPES = [...Map.groupBy<string, Endpoint>(ENDPOINTS, ({ path }) => path)]
  .map(([path, endpoints]) => ({
    endpoints,
    shape: new RegExp(`^/api${path.replace(PARAM, '[^/]+')}/?$`),
    names: path.match(PARAM)?.length ?? 0,
  }))
  .sort((a, b) => a.names - b.names);

/** The endpoint that answers a request; undefined when there is none, as for a page. */
export function endpointOf(method: string, path: string): Endpoint | undefined {
  const [pathname = ''] = path.split('?');
  const found = SHAPES.find(({ shape }) => shape.test(pathname));
  return found?.endpoints.find((each) => each.method === (method === 'HEAD' ? 'GET' : method));
}

/**
 * Holds an answer to what its endpoint describes.
 * @param body its JSON, if it has one
 * @throws Error that says what is not described
 */
export function assertDescribed(method: string, path: string, status: number, body: unknown): void {
  const endpoint = endpointOf(method, path);
  // The answer to HEAD has no body to look at.
  if (!endpoint || method === 'HEAD') return;
  const fault = answerFault(endpoint, status, body);
  if (fault) throw new Error(`${method} ${path}: ${fault}`);
}
