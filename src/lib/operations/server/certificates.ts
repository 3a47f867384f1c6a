import { connect } from 'node:tls';
import type { Settings } from '#lib/platform/server/base/settings.ts';
import type { Certificate } from '../site-state.ts';

/** Timeout for a server (ms). */
const PATIENCE = 3_000;
/** How long an expiry date is cached, and the delay before a failed read is tried again (ms). */
const READ_EVERY = 6 * 3_600_000;
const RETRY_AFTER = 300_000;
const HTTPS_PORT = 443;

type Source = Pick<Settings, 'providers' | 'filesUrl' | 's3'>;

/** The servers to which this one connects over TLS, each once. */
export function secureServers({ providers, filesUrl, s3 }: Source): { name: string; url: URL }[] {
  const all = [
    ...providers.map(({ label, discovery }) => ({ name: label, url: new URL(discovery) })),
    ...(filesUrl.startsWith('s3:') ? [{ name: 'S3', url: new URL(s3.endpoint) }] : []),
  ];
  return all
    .filter(({ url }) => url.protocol === 'https:')
    .filter(({ url }, index, secure) => secure.findIndex((each) => each.url.host === url.host) === index);
}

/**
 * Expiry of a server's certificate (epoch ms); undefined when the server does not respond in time. The signature is not
 * verified: reading a date implies no trust, and nothing is sent.
 */
export function readCertificateEnd(
  { hostname, port }: URL,
  patience = PATIENCE,
): Promise<number | undefined> {
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: Number(port || HTTPS_PORT),
      // SNI allows host names only, not IP addresses.
      ...(!/^[\d.]+$|:/.test(host) && { servername: host }),
      rejectUnauthorized: false,
    });
    const end = (until?: number) => {
      clearTimeout(late);
      socket.destroy();
      resolve(until);
    };
    const late = setTimeout(end, patience);
    socket.once('secureConnect', () => {
      const until = Date.parse(socket.getPeerCertificate().valid_to);
      end(Number.isNaN(until) ? undefined : until);
    });
    socket.once('error', () => end());
  });
}

interface Known {
  at: number;
  reading: Promise<Certificate[]>;
  certificates: Certificate[];
}
const known = new WeakMap<object, Known>();

const isOld = ({ at, certificates }: Known, now: number): boolean =>
  now - at > (certificates.some(({ until }) => until === undefined) ? RETRY_AFTER : READ_EVERY);

/**
 * Expiry of the certificates of servers to which this one connects, as last read; refreshed in the background. Only
 * the first caller, with `isPatient`, waits for it.
 */
export async function certificatesOf(
  settings: Source,
  now: number,
  { isPatient }: { isPatient: boolean },
): Promise<readonly Certificate[]> {
  let before = known.get(settings);
  if (!before || isOld(before, now)) {
    const reading = Promise.all(
      secureServers(settings).map(async ({ name, url }) => ({
        name,
        host: url.host,
        until: await readCertificateEnd(url),
      })),
    );
    const made: Known = { at: now, reading, certificates: before?.certificates ?? [] };
    known.set(settings, made);
    void reading.then((read) => {
      made.certificates = read;
    });
    before = made;
  }
  return isPatient && before.certificates.length === 0 ? before.reading : before.certificates;
}
