import { expect, test } from 'vitest';
import { exposition, single } from '#lib/operations/exposition.ts';
import { requestMetrics } from '#lib/operations/request-metrics.ts';
import { DURATION_BOUNDS, RequestCounts } from '#lib/platform/server/base/request-counts.ts';

test('metrics are written as the text format wants them', () => {
  const labels = { route: 'a"b\\c\nd' };
  expect(
    exposition([
      single('one', 'gauge', 'A figure.', 3),
      { name: 'two_total', type: 'counter', help: 'Others.', samples: [{ value: 0.5, labels }] },
      single('never', 'gauge', 'Nothing is known.', null),
    ]),
  ).toBe(
    '# HELP one A figure.\n# TYPE one gauge\none 3\n' +
      '# HELP two_total Others.\n# TYPE two_total counter\ntwo_total{route="a\\"b\\\\c\\nd"} 0.5\n',
  );
});

test('requests are counted by route, method and class of status, durations in rising classes', () => {
  const counts = new RequestCounts();
  counts.add('/a', 'GET', 200, 0.001);
  counts.add('/a', 'GET', 304, 0.03);
  counts.add('/a', 'GET', 302, 99);
  counts.add('/a', 'PURGE', 405, 0.001);
  counts.add('/a', 'GET', undefined, 0.001);
  const text = exposition(requestMetrics(counts.routes, DURATION_BOUNDS));
  for (const line of [
    'negatoscope_http_requests_total{route="/a",method="GET",status="2xx"} 1',
    'negatoscope_http_requests_total{route="/a",method="GET",status="3xx"} 2',
    'negatoscope_http_requests_total{route="/a",method="GET",status="cut"} 1',
    'negatoscope_http_requests_total{route="/a",method="OTHER",status="4xx"} 1',
    'negatoscope_http_request_duration_seconds_bucket{route="/a",le="0.005"} 3',
    'negatoscope_http_request_duration_seconds_bucket{route="/a",le="0.1"} 4',
    'negatoscope_http_request_duration_seconds_bucket{route="/a",le="30"} 4',
    'negatoscope_http_request_duration_seconds_bucket{route="/a",le="+Inf"} 5',
    'negatoscope_http_request_duration_seconds_count{route="/a"} 5',
  ])
    expect(text.split('\n')).toContain(line);
  expect(counts.routes.get('/a')?.seconds).toBeCloseTo(99.033);
});

test('made-up methods make no more counts', () => {
  const counts = new RequestCounts();
  for (let index = 0; index < 1000; index += 1) counts.add('other', `M${index}`, 404, 0);
  expect([...(counts.routes.get('other')?.answers.keys() ?? [])]).toEqual(['OTHER 4xx']);
});
