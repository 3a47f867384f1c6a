import { randomBytes } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '#lib/platform/server/base/settings.ts';

/** Address of a real S3 server, with its key: `http://id:secret@host:port`. Empty without one. */
const SERVER = process.env.TEST_S3_URL ?? '';

/** Why tests on S3 are left out; empty when there is a server. */
export const NO_S3 = SERVER ? '' : 'no TEST_S3_URL: tests/run/swift.sh starts a server';

/** A new bucket of the server, and the ways to reach it: the product's settings, and a client of another make. */
export interface Bucket {
  /** As in `FILES_URL`. */
  address: string;
  s3: S3Settings;
  /** The product's settings. */
  env: Record<string, string>;
  /** A request of somebody else's client; `path` is that of the object, or empty. */
  raw(method: string, path: string, body?: Uint8Array, headers?: Record<string, string>): Promise<Response>;
}

/** Makes a bucket. @param port where the server is reached, when by another way than its own */
export async function makeBucket(port?: number): Promise<Bucket> {
  const server = new URL(SERVER);
  const name = `negatoscope-${randomBytes(6).toString('hex')}`;
  const accessKeyId = decodeURIComponent(server.username);
  const secretAccessKey = decodeURIComponent(server.password);
  const own = `${server.protocol}//${server.host}`;
  const endpoint = port === undefined ? own : `${server.protocol}//127.0.0.1:${port}`;
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region: 'us-east-1' });
  const raw: Bucket['raw'] = (method, path, body, headers = {}) =>
    client.fetch(`${own}/${name}${path && `/${path}`}`, {
      method,
      headers,
      ...(body && { body: new Uint8Array(body) }),
    });
  const made = await raw('PUT', '');
  if (!made.ok) throw new Error(`The bucket was not made: ${made.status} ${await made.text()}`);
  const address = `s3://${name}/images/essai`;
  return {
    address,
    raw,
    s3: { endpoint, region: 'us-east-1', accessKeyId, secretAccessKey },
    env: {
      FILES_URL: address,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  };
}

/** Where the server listens. */
export function serverUrl(): URL {
  return new URL(SERVER);
}
