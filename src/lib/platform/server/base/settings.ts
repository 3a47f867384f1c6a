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

/** An S3 server, and our credentials there. */
export interface S3Settings {
  /** Scheme, host, port and perhaps a path, without a final slash. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Every setting of the environment, its default and what it must look like. The README lists the same. */
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
  /** 0 lets the system choose. */
  port: number;
  /** Absolute path of the folder of the embedded database, its lock and the files. */
  dataDir: string;
  /** Empty for the embedded database. */
  databaseUrl: string;
  /** Empty for `dataDir/files`; else a `file:` URL, or `s3://bucket/prefix` with `s3` to say where that is. */
  filesUrl: string;
  s3: S3Settings;
  /** How long files stay in the trash (days). */
  trashDays: number;
  /** How long entries of the audit log are kept (days). */
  logDays: number;
  /** Largest share of the stored files (percent) that a sweep moves to the trash unasked. */
  sweepShare: number;
  /** Scheme, host and port that browsers use, without a final slash; empty to follow each request's Host. */
  publicOrigin: string;
  /** The content with which an empty database is filled. */
  seed: 'demo' | 'small' | 'none';
  passwordMin: number;
  /** Whether passwords that everybody knows are refused. */
  passwordBlocklist: boolean;
  /** Bytes of each person's images and unfinished uploads; 0 for no limit. */
  quota: number;
  /** Bytes of the disk that images and new content leave to the database. */
  diskReserve: number;
  /** A plain-HTTP host other than localhost: the session cookie gets another name and no `Secure`. */
  insecureHttpCookie: boolean;
  /** How many of our own proxies are in front and extend X-Forwarded-For; 0 when readers connect directly. */
  trustProxy: number;
  /** One line per request on the console. */
  accessLog: boolean;
  /** How lines are written to the console: in words, or as one JSON object each. */
  logFormat: 'text' | 'json';
  /** The bearer token by which figures are read; empty for none, and then there are no figures. */
  metricsToken: string;
  /** How mails are sent; null where none are. */
  mail: MailSettings | null;
  /** Where people may sign in with an account that they have elsewhere. */
  providers: readonly IdentityProvider[];
  /** Whether one signs in, and registers, with a name and a password of this site. */
  localAccounts: boolean;
  /** The PACS that authors' browsers may ask for exams. */
  sources: readonly DicomwebSource[];
}

/**
 * Reads the settings from the environment. Unset and blank variables take their defaults.
 * @throws StartError naming every variable at fault and what it should be
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
