/** Upper bounds (seconds) of the classes by which durations are counted; what takes longer is in none. */
export const DURATION_BOUNDS = [0.005, 0.025, 0.1, 0.25, 1, 5, 30] as const;

/** The requests on one route. */
export interface RouteCounts {
  /** By method and class of status: `GET 2xx`. */
  answers: Map<string, number>;
  /** Counts by duration, each request counted once: in the class of the first bound that it does not exceed. */
  durations: number[];
  /** Total of all durations, in seconds. */
  seconds: number;
}

/** Methods counted separately; anybody can make up others. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const OTHER = 'OTHER';

const classOf = (status: number | undefined): string =>
  status === undefined ? 'cut' : `${Math.floor(status / 100)}xx`;

/** Requests by route: as many entries as there are routes, whatever addresses are requested. */
export class RequestCounts {
  readonly routes = new Map<string, RouteCounts>();

  /** Counts a request that has ended. @param status undefined when its reader left before the end */
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
 * The counts of this process: the server, which adds, and the built pages, which show them, each carry a copy of this
 * file.
 */
export function requestCounts(): RequestCounts {
  shared[KEY] ??= new RequestCounts();
  return shared[KEY];
}
