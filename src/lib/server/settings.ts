import { resolve } from 'node:path';
import { z } from 'zod';
import { SETTINGS_FAULTS } from '#lib/messages/settings.ts';
import { StartError } from './start-error.ts';

/** How this server is set up, read once from the environment (README lists the names). */
export interface Settings {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  /** Absolute path of the embedded database and of the files. */
  dataDir: string;
  /** Empty for the embedded database. */
  databaseUrl: string;
  /** Empty for `dataDir/files`. */
  filesUrl: string;
  /** `https://…` without a trailing slash; empty to follow the `Host` of each request. */
  publicOrigin: string;
  /** What an empty database is filled with. */
  seed: 'demo' | 'none';
  passwordMin: number;
  passwordBlocklist: boolean;
  /** The site is reached without TLS on another host than localhost: its cookie cannot be `Secure`. */
  insecureHttpCookie: boolean;
  /** How many proxies of ours stand in front and complete X-Forwarded-For; 0 when readers connect directly. */
  trustProxy: number;
  accessLog: boolean;
}

const flag = (fallback: boolean) =>
  z
    .enum(['on', 'off'])
    .default(fallback ? 'on' : 'off')
    .transform((value) => value === 'on');

const whole = (low: number, high: number, fallback: number) =>
  z.coerce.number().int().min(low).max(high).default(fallback);

const isOrigin = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

const environment = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1'),
  PORT: whole(0, 65_535, 4321),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .default(''),
  FILES_URL: z.url().default(''),
  PUBLIC_ORIGIN: z
    .string()
    .refine((text) => isOrigin(text) && /^https?:\/\/[^/]+\/?$/.test(text))
    .transform((text) => new URL(text).origin)
    .default(''),
  SEED: z.enum(['demo', 'none']).default('demo'),
  PASSWORD_MIN: whole(8, 128, 8),
  PASSWORD_BLOCKLIST: flag(true),
  INSECURE_HTTP_COOKIE: flag(false),
  TRUST_PROXY: whole(0, 9, 0),
  ACCESS_LOG: flag(false),
});

/**
 * Reads and checks the settings. An empty variable counts as absent.
 * @throws StartError naming every variable that does not fit
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map(({ path }) => path[0] as keyof typeof SETTINGS_FAULTS));
    const faults = [...names].map((name) => `  - ${SETTINGS_FAULTS[name]}`);
    throw new StartError([SETTINGS_FAULTS.heading, ...faults].join('\n'));
  }
  const values = parsed.data;
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    filesUrl: values.FILES_URL,
    publicOrigin: values.PUBLIC_ORIGIN,
    seed: values.SEED,
    passwordMin: values.PASSWORD_MIN,
    passwordBlocklist: values.PASSWORD_BLOCKLIST,
    insecureHttpCookie: values.INSECURE_HTTP_COOKIE,
    trustProxy: values.TRUST_PROXY,
    accessLog: values.ACCESS_LOG,
  };
}
