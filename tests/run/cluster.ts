import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CuttableLine, openLine } from './cuttable-line.ts';
import { makeServerDatabase, SERVER } from './database-server.ts';
import { freePort, type Product, startProduct } from './product.ts';
import { type ReverseProxy, startProxy } from './proxy.ts';
import { makeBucket, NO_S3, serverUrl } from './s3-server.ts';

/** Why tests on several processes are left out; empty when there are real servers. */
export const NO_CLUSTER = SERVER ? NO_S3 : 'no TEST_DATABASE_URL: bash .ci/run starts a server';

/** Several processes of the built product on one PostgreSQL database and one S3 bucket, behind a proxy. */
export interface Cluster {
  proxy: ReverseProxy;
  processes: Product[];
  /** The way of every process to the database, and to S3. */
  lines: { database: CuttableLine; files: CuttableLine };
  /** The settings of every process, by ways that are never cut. */
  env: Record<string, string>;
  /** Starts a process again that was stopped or killed, in its place. */
  start(place: number): Promise<void>;
  stop(): Promise<void>;
}

/** The address of a database by another way. */
function through(url: URL, line: CuttableLine): string {
  const other = new URL(url);
  other.host = `127.0.0.1:${line.port}`;
  other.searchParams.delete('host');
  return other.href;
}

/** Starts the processes at the same moment on an empty database and bucket, each on a data folder of its own. */
export async function startCluster(size: number, given: Record<string, string> = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'negatoscope-cluster-'));
  const { url, drop } = await makeServerDatabase();
  const [database, files] = [await openLine(url), await openLine(serverUrl())];
  const bucket = await makeBucket(files.port);
  const ports = await Promise.all(Array.from({ length: size }, freePort));
  const proxy = await startProxy(ports.map((port) => `http://localhost:${port}`));
  const shared = { SEED: 'none', TRUST_PROXY: '1', PUBLIC_ORIGIN: proxy.origin, ...given };
  const startOne = (place: number) =>
    startProduct(
      {
        ...shared,
        ...bucket.env,
        DATABASE_URL: through(url, database),
        PORT: String(ports[place]),
        DATA_DIR: join(folder, String(place)),
      },
      { page: '/api/ready' },
    );
  const processes = await Promise.all(ports.map((_, place) => startOne(place)));
  return {
    proxy,
    processes,
    lines: { database, files },
    env: {
      ...shared,
      ...bucket.env,
      S3_ENDPOINT: serverUrl().origin,
      DATABASE_URL: url.href,
      DATA_DIR: join(folder, 'aside'),
    },
    async start(place) {
      processes[place] = await startOne(place);
    },
    async stop() {
      await proxy.close();
      database.mend();
      files.mend();
      await Promise.all(processes.map((each) => each.stop()));
      await Promise.all([database.close(), files.close()]);
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
