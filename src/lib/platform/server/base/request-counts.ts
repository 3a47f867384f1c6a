/** Upper bounds (seconds) of the duration classes; longer durations are in none. */
export const DURATION_BOUNDS = [0.005, 0.025, 0.1, 0.25, 1, 5, 30] as const;

/** The requests on one route. */
export interface RouteCounts {
  /** Number of responses by method and status class: `GET 2xx`. */
  answers: Map<string, number>;
  /** Number of requests by duration; each is counted once, in the first class whose bound it does not exceed. */
  durations: number[];
  /** Total of all durations, in seconds. */
  seconds: number;
}

/** Methods that are counted separately; all others are counted together, because clients can invent any. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const OTHER = 'OTHER';

const classOf = (status: number | undefined): string =>
  status === undefined ? 'cut' : `${Math.floor(status / 100)}xx`;

/** Request counts by route: one entry per route, whatever paths are requested. */
export class RequestCounts {
  readonly routes = new Map<string, RouteCounts>();

  /** Counts a finished request. @param status undefined if the client disconnected before the end */
  add(route: string, method: string | undefined, status: number | undefined, seconds: number): void {
    let counts = this.routes.get(route);
    if (!counts) {
      counts = { answers: new Map(), durations: DURATION_BOUNDS.map(() => 0), seconds: 0 };
      this.routes.set(route, counts);
    }
    const answer = `${method !== undefined && METHODS.has(method) ? method : OTHER} ${classOf(status)}`;
    counts.answers.set(answer, (counts.answers.get(answer) ?? 0) + 1);
    counts.seconds += seconds;
    const bound = DURATION_BOUNDS.findIndex((each) => seconds <= each);
    if (bound >= 0) counts.durations[bound]! += 1;
  }
}

const KEY = Symbol.for('negatoscope.requestCounts');
const shared = globalThis as { [KEY]?: RequestCounts };

/**
 * The counts of this process. They are on the global object because the server, which adds, and the built pages, which
 * show them, each contain a copy of this file.
 */
export function requestCounts(): RequestCounts {
  shared[KEY] ??= new RequestCounts();
  return shared[KEY];
}
