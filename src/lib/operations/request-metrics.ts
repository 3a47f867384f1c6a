import type { Metric, Sample } from './exposition.ts';

/** The requests on one route: number of responses by method and status class, and histogram of durations. */
interface Counts {
  answers: ReadonlyMap<string, number>;
  durations: readonly number[];
  seconds: number;
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, each) => all + each, 0);

function answersOf(route: string, { answers }: Counts): Sample[] {
  return [...answers].map(([answer, value]) => {
    const [method = '', status = ''] = answer.split(' ');
    return { value, labels: { route, method, status } };
  });
}

function durationsOf(route: string, counts: Counts, bounds: readonly number[]): Sample[] {
  const total = sum(counts.answers.values());
  const buckets = bounds.map((bound, index) => ({
    suffix: '_bucket' as const,
    labels: { route, le: String(bound) },
    value: sum(counts.durations.slice(0, index + 1)),
  }));
  return [
    ...buckets,
    { suffix: '_bucket', labels: { route, le: '+Inf' }, value: total },
    { suffix: '_sum', labels: { route }, value: counts.seconds },
    { suffix: '_count', labels: { route }, value: total },
  ];
}

/** Metrics of requests by route. @param bounds upper bounds of the histogram's buckets (seconds), in ascending order */
export function requestMetrics(routes: ReadonlyMap<string, Counts>, bounds: readonly number[]): Metric[] {
  const each = [...routes].sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    {
      name: 'negatoscope_http_requests_total',
      type: 'counter',
      help: 'Requests by route, method and class of status; cut: the reader left.',
      samples: each.flatMap(([route, counts]) => answersOf(route, counts)),
    },
    {
      name: 'negatoscope_http_request_duration_seconds',
      type: 'histogram',
      help: 'Time from a request to the end of its answer, by route.',
      samples: each.flatMap(([route, counts]) => durationsOf(route, counts, bounds)),
    },
  ];
}
