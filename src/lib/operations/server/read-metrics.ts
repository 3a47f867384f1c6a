import { timingSafeEqual } from 'node:crypto';
import { AppError } from '#lib/platform/errors.ts';
import { DURATION_BOUNDS, requestCounts } from '#lib/platform/server/base/request-counts.ts';
import { secretHash } from '#lib/platform/server/base/secrets.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { exposition, type Metric, single } from '../exposition.ts';
import { requestMetrics } from '../request-metrics.ts';
import { buildFacts } from './build-facts.ts';
import { certificatesOf } from './certificates.ts';
import { processMetrics } from './process-metrics.ts';
import { siteMetrics, workMetrics } from './site-metrics.ts';

/** Expiry of the certificates of servers to which this one connects, as far as already read. */
async function certificateMetric({ settings, now }: Context): Promise<Metric> {
  const read = await certificatesOf(settings, now(), { isPatient: false });
  return {
    name: 'negatoscope_certificate_end_timestamp_seconds',
    type: 'gauge',
    help: 'Until when certificates of providers of identities and of the file store are good.',
    samples: read.flatMap(({ host, until }) =>
      until === undefined ? [] : [{ value: until / 1000, labels: { host } }],
    ),
  };
}

/** Compares in constant time: hashes have the same length, whatever was sent. */
const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(secretHash(one)), Buffer.from(secretHash(other)));

/**
 * The metrics of this process and of the site, in the text format of Prometheus. While the database is down, those of
 * the process are still returned, since they are needed most then.
 * @param bearer the token in the request
 * @throws AppError `not_found` when no token is configured, `sign_in_required` for a wrong one
 */
export async function readMetrics(context: Context, bearer: string | null): Promise<string> {
  const { metricsToken } = context.settings;
  if (metricsToken === '') throw new AppError('not_found');
  if (bearer === null || !isSame(bearer, metricsToken)) throw new AppError('sign_in_required');
  const site = await siteMetrics(context).catch((): Metric[] => []);
  const { version, commit = '' } = buildFacts();
  return exposition([
    {
      name: 'negatoscope_build_info',
      type: 'gauge',
      help: 'Version, commit and database.',
      samples: [{ value: 1, labels: { version, commit, engine: context.engine } }],
    },
    single('negatoscope_database_up', 'gauge', 'Whether the database answered.', site.length > 0 ? 1 : 0),
    ...processMetrics(),
    ...requestMetrics(requestCounts().routes, DURATION_BOUNDS),
    ...(await workMetrics(context)),
    await certificateMetric(context),
    ...site,
  ]);
}
