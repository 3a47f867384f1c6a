import { resolve } from 'node:path';
import { z } from 'zod';
import type { DicomwebSource } from '#lib/dicomweb/source.ts';
import { settingsMessages } from '../../settings-texts.ts';
import { describeSettings } from './describe-settings.ts';
import { dicomwebSources } from './dicomweb-settings.ts';
import {
  type EstablishmentSettings,
  establishmentSettings,
  establishmentVariables,
} from './establishment-settings.ts';
import { type IdentityProvider, identityProviders } from './identity-provider-settings.ts';
import { type MailSettings, mailSettings, mailVariables, missingForMail } from './mail-settings.ts';
import { StartError } from './start-error.ts';

const { expected } = settingsMessages;

const flag = (fallback: boolean) =>
  z
    .enum(['0', '1', 'true', 'false'], expected.flag)
    .transform((value) => value === '1' || value === 'true')
    .default(fallback);

const whole = (fallback: number, min: number, max: number, message: string) =>
  z.coerce.number(message).int(message).min(min, message).max(max, message).default(fallback);

const origin = z
  .string()
  .refine((text) => text === '' || URL.parse(text)?.origin === text.replace(/\/$/, ''), expected.publicOrigin)
  .transform((text) => text.replace(/\/$/, ''))
  .default('');

export const MEGABYTE = 1_000_000;

/** An S3 server, with this site's credentials there. */
export interface S3Settings {
  /** Scheme, host, port and optionally a path, without a trailing slash. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** All settings from the environment, with their defaults and formats. The README lists the same. */
const variables = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/, expected.host)
    .default('127.0.0.1'),
  PORT: whole(4321, 0, 65_535, expected.port),
  DATA_DIR: z.string().min(1, expected.dataDir).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^(postgres(ql)?:\/\/.*)?$/, expected.databaseUrl)
    .default(''),
  FILES_URL: z
    .string()
    .regex(/^(file:\/\/\/.*|s3:\/\/[\w.-]{3,255}(\/[\w.-]+)*\/?)?$/, expected.filesUrl)
    .default(''),
  S3_ENDPOINT: z
    .string()
    .regex(/^https?:\/\/[^?#@]+$/, expected.s3Endpoint)
    .refine(URL.canParse, expected.s3Endpoint)
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, expected.s3Region)
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
  TRASH_DAYS: whole(30, 2, 3650, expected.trashDays),
  LOG_DAYS: whole(400, 30, 3650, expected.logDays),
  SWEEP_SHARE: whole(10, 0, 100, expected.sweepShare),
  PUBLIC_ORIGIN: origin,
  SEED: z.enum(['demo', 'small', 'none'], expected.seed).default('demo'),
  PASSWORD_MIN: whole(8, 1, 64, expected.passwordMin),
  PASSWORD_BLOCKLIST: flag(true),
  INSECURE_HTTP_COOKIE: flag(false),
  QUOTA_MB: whole(5000, 0, 1_000_000_000, expected.megabytes),
  DISK_RESERVE_MB: whole(500, 0, 1_000_000_000, expected.megabytes),
  TRUST_PROXY: whole(0, 0, 9, expected.trustProxy),
  ACCESS_LOG: flag(false),
  LOG_FORMAT: z.enum(['text', 'json'], expected.logFormat).default('text'),
  METRICS_TOKEN: z
    .string()
    .regex(/^([\w.~+/-]{16,}=*)?$/, expected.metricsToken)
    .default(''),
  ...establishmentVariables,
  ...mailVariables,
  OIDC_PROVIDERS: identityProviders,
  LOCAL_ACCOUNTS: flag(true),
  DICOMWEB_SOURCES: dicomwebSources,
});

const environment = variables.superRefine((values, { addIssue }) => {
  if (!values.LOCAL_ACCOUNTS && values.OIDC_PROVIDERS.length === 0)
    addIssue({ code: 'custom', path: ['LOCAL_ACCOUNTS'], message: expected.localAccounts });
  const missing = missingForMail(values, values.PUBLIC_ORIGIN);
  if (missing) addIssue({ code: 'custom', path: [missing], message: expected.missingForMail });
  if (!values.FILES_URL.startsWith('s3:')) return;
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    if (values[name] === '') addIssue({ code: 'custom', path: [name], message: expected.s3Key });
});

export interface Settings extends EstablishmentSettings {
  host: string;
  /** Port number; 0 lets the system choose. */
  port: number;
  /** Absolute path of the data folder: embedded database, lock and files. */
  dataDir: string;
  /** PostgreSQL URL; empty for the embedded database. */
  databaseUrl: string;
  /** File store: empty for `dataDir/files`; else a `file:` URL, or `s3://bucket/prefix` on the server given by `s3`. */
  filesUrl: string;
  s3: S3Settings;
  /** Days before files in the trash are deleted. */
  trashDays: number;
  /** Days before entries of the audit log are deleted. */
  logDays: number;
  /** Maximum share of the stored files (percent) that a sweep moves to the trash without confirmation. */
  sweepShare: number;
  /** Public origin of the site, without a trailing slash; empty to use each request's Host header. */
  publicOrigin: string;
  /** Initial content of an empty database. */
  seed: 'demo' | 'small' | 'none';
  passwordMin: number;
  /** Whether commonly used passwords are refused. */
  passwordBlocklist: boolean;
  /** Bytes of each person's images and unfinished uploads; 0 for no limit. */
  quota: number;
  /** Bytes of disk space that images and new content leave free for the database. */
  diskReserve: number;
  /** Whether the site is on plain HTTP at a host other than localhost: the cookie has another name and no `Secure`. */
  insecureHttpCookie: boolean;
  /** Number of trusted proxies in front that extend X-Forwarded-For; 0 when clients connect directly. */
  trustProxy: number;
  /** Whether each request is logged as one line on the console. */
  accessLog: boolean;
  /** Format of console lines: plain text, or one JSON object each. */
  logFormat: 'text' | 'json';
  /** Bearer token for reading the metrics; empty disables them. */
  metricsToken: string;
  /** Mail settings; null if no mails are sent. */
  mail: MailSettings | null;
  /** External identity providers that people may sign in with. */
  providers: readonly IdentityProvider[];
  /** Whether people may register and sign in with a name and a password of this site. */
  localAccounts: boolean;
  /** The PACS from which authors' browsers may request exams. */
  sources: readonly DicomwebSource[];
}

/**
 * Reads the settings from the environment. Unset and blank variables take their defaults.
 * @throws StartError that names every invalid variable and its expected format
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.fromEntries(
    Object.keys(variables.shape).flatMap((name) => {
      const value = env[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new StartError(settingsMessages.wrong(describeSettings(parsed.error, given)));
  const values = parsed.data;
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    filesUrl: values.FILES_URL,
    s3: {
      endpoint: values.S3_ENDPOINT ?? `https://s3.${values.S3_REGION}.amazonaws.com`,
      region: values.S3_REGION,
      accessKeyId: values.S3_ACCESS_KEY_ID,
      secretAccessKey: values.S3_SECRET_ACCESS_KEY,
    },
    trashDays: values.TRASH_DAYS,
    logDays: values.LOG_DAYS,
    sweepShare: values.SWEEP_SHARE,
    publicOrigin: values.PUBLIC_ORIGIN,
    seed: values.SEED,
    passwordMin: values.PASSWORD_MIN,
    passwordBlocklist: values.PASSWORD_BLOCKLIST,
    quota: values.QUOTA_MB * MEGABYTE,
    diskReserve: values.DISK_RESERVE_MB * MEGABYTE,
    insecureHttpCookie: values.INSECURE_HTTP_COOKIE,
    trustProxy: values.TRUST_PROXY,
    accessLog: values.ACCESS_LOG,
    logFormat: values.LOG_FORMAT,
    metricsToken: values.METRICS_TOKEN,
    ...establishmentSettings(values),
    mail: mailSettings(values),
    providers: values.OIDC_PROVIDERS,
    localAccounts: values.LOCAL_ACCOUNTS,
    sources: values.DICOMWEB_SOURCES,
  };
}
