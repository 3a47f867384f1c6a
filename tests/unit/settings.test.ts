import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '#lib/platform/server/base/settings.ts';

function problemsOf(env: NodeJS.ProcessEnv): string {
  try {
    readSettings(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test('without any variable, everything has a safe default', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 4321,
    databaseUrl: '',
    filesUrl: '',
    publicOrigin: '',
    seed: 'demo',
    passwordMin: 8,
    passwordBlocklist: true,
    insecureHttpCookie: false,
    trustProxy: 0,
  });
  expect(readSettings({}).dataDir).toBe(resolve('data'));
});

test('a token for figures is long enough, and is not shown', () => {
  const short = problemsOf({ METRICS_TOKEN: 'trop-court', LOG_FORMAT: 'xml' });
  expect(short).toContain('  METRICS_TOKEN doit être ');
  expect(short).not.toContain('trop-court');
  expect(short).toContain('  LOG_FORMAT doit être text ou json');
  expect(readSettings({ METRICS_TOKEN: 'a'.repeat(16), LOG_FORMAT: 'json' })).toMatchObject({
    metricsToken: 'a'.repeat(16),
    logFormat: 'json',
  });
});

test('blank variables count as unset, the others are read', () => {
  expect(readSettings({ PORT: ' ', SEED: '' })).toMatchObject({ port: 4321, seed: 'demo' });
  expect(readSettings({ PUBLIC_ORIGIN: 'https://exemple.fr/' }).publicOrigin).toBe('https://exemple.fr');
  expect(readSettings({ TRUST_PROXY: '1', INSECURE_HTTP_COOKIE: 'true', PORT: '80' })).toMatchObject({
    trustProxy: 1,
    insecureHttpCookie: true,
    port: 80,
  });
});

test('names every variable at fault, and shows no password', () => {
  const problems = problemsOf({
    PORT: 'http',
    SEED: 'oui',
    PUBLIC_ORIGIN: 'exemple.fr',
    TRUST_PROXY: 'peut-être',
    PASSWORD_MIN: '0',
    DATABASE_URL: 'mysql://root:secret@machine/base',
  });
  for (const name of ['PORT', 'SEED', 'PUBLIC_ORIGIN', 'TRUST_PROXY', 'PASSWORD_MIN', 'DATABASE_URL']) {
    expect(problems).toContain(`  ${name} doit être `);
  }
  expect(problems).toContain('«\u202fhttp\u202f»');
  expect(problems).not.toContain('secret');
});

const S3 = {
  FILES_URL: 's3://images-radio/negatoscope',
  S3_ACCESS_KEY_ID: 'test:writer',
  S3_SECRET_ACCESS_KEY: 'un secret',
};

test('an S3 store has a key, a region and a server', () => {
  expect(readSettings(S3)).toMatchObject({
    filesUrl: 's3://images-radio/negatoscope',
    s3: {
      endpoint: 'https://s3.us-east-1.amazonaws.com',
      region: 'us-east-1',
      accessKeyId: 'test:writer',
      secretAccessKey: 'un secret',
    },
  });
  const elsewhere = { ...S3, S3_ENDPOINT: 'http://stockage:9000/', S3_REGION: 'gra' };
  expect(readSettings(elsewhere).s3).toMatchObject({ endpoint: 'http://stockage:9000', region: 'gra' });
  expect(readSettings({ ...S3, S3_REGION: 'eu-west-3' }).s3.endpoint).toBe(
    'https://s3.eu-west-3.amazonaws.com',
  );
});

test('an S3 store that is half described is refused, and its secret is not shown', () => {
  const half = problemsOf({ ...S3, S3_ACCESS_KEY_ID: '' });
  expect(half).toContain(
    '  S3_ACCESS_KEY_ID doit être renseigné quand FILES_URL commence par s3: (valeur actuelle\u00a0: «\u202fvide\u202f»).',
  );
  expect(half).not.toContain('S3_SECRET_ACCESS_KEY');
  for (const FILES_URL of ['s3://', 's3://a', 's3://images/../x?y', 'images', 'ftp://images', 'file:images'])
    expect(problemsOf({ ...S3, FILES_URL }), FILES_URL).toContain('  FILES_URL doit être ');
  for (const S3_ENDPOINT of ['stockage:9000', 'https://id:secret@stockage', 'https://stockage?x=secret'])
    expect(problemsOf({ ...S3, S3_ENDPOINT }), S3_ENDPOINT).toContain('  S3_ENDPOINT doit être ');
  for (const wrong of [{ S3_REGION: 'eu west' }, { FILES_URL: 's3:/x' }, { S3_ACCESS_KEY_ID: '' }])
    expect(problemsOf({ ...S3, ...wrong })).not.toContain('un secret');
});

const PROVIDER = {
  id: 'chu',
  label: 'CHU',
  issuer: 'https://sso.chu.test/realms/chu',
  clientId: 'n',
  clientSecret: 'tu',
};

test('providers of identities are read, with what is known of one by its name alone', () => {
  const psc = { id: 'psc', preset: 'pro-sante-connect', clientId: 'n', clientSecret: 'tu' };
  const { providers, localAccounts } = readSettings({
    OIDC_PROVIDERS: JSON.stringify([
      PROVIDER,
      psc,
      { ...PROVIDER, id: 'essai', issuer: 'http://localhost:8080' },
    ]),
    LOCAL_ACCOUNTS: 'false',
  });
  expect(localAccounts).toBe(false);
  expect(providers[0]).toEqual({
    id: 'chu',
    label: 'CHU',
    discovery: PROVIDER.issuer,
    clientId: 'n',
    clientSecret: 'tu',
    scopes: 'openid profile',
    nameClaim: 'name',
    rolesClaim: 'roles',
    roles: null,
    acr: '',
    tellsRpps: false,
  });
  expect(providers[1]).toMatchObject({ label: 'Pro Santé Connect', acr: 'eidas1', tellsRpps: true });
  expect(providers[1]?.discovery).toContain('/.well-known/');
  expect(readSettings({})).toMatchObject({ providers: [], localAccounts: true });
});

test.each([
  ['no JSON', '[{', ''],
  ['no list', JSON.stringify(PROVIDER), ''],
  [
    'without a client',
    JSON.stringify([PROVIDER, { ...PROVIDER, id: 'b', clientId: '' }]),
    '«\u202fclientId\u202f» du fournisseur n°\u00a02',
  ],
  [
    'in the clear',
    JSON.stringify([{ ...PROVIDER, issuer: 'http://sso.chu.test' }]),
    '«\u202fissuer\u202f» du fournisseur n°\u00a01',
  ],
  ['nowhere', JSON.stringify([{ ...PROVIDER, issuer: undefined }]), '«\u202fissuer\u202f»'],
  ['without a name', JSON.stringify([{ ...PROVIDER, label: undefined }]), '«\u202flabel\u202f»'],
  ['not asked for who it is', JSON.stringify([{ ...PROVIDER, scopes: 'profile' }]), '«\u202fscopes\u202f»'],
  ['of a key that is mistyped', JSON.stringify([{ ...PROVIDER, secret: 'tu' }]), '«\u202fsecret\u202f»'],
  ['of a preset that there is not', JSON.stringify([{ ...PROVIDER, preset: 'psc' }]), '«\u202fpreset\u202f»'],
  [
    'of a role that there is not',
    JSON.stringify([{ ...PROVIDER, roles: { a: 'dieu' } }]),
    '«\u202froles\u202f»',
  ],
  ['twice of one id', JSON.stringify([PROVIDER, PROVIDER]), '«\u202fchu\u202f» y est deux fois'],
])('a provider %s ends the start, and no secret is shown', (_, setting, told) => {
  const problems = problemsOf({ OIDC_PROVIDERS: setting });
  expect(problems).toContain('  OIDC_PROVIDERS doit être une liste JSON de fournisseurs d’identité');
  expect(problems).toContain(told);
  expect(problems).not.toContain('"tu"');
  expect(problems).not.toContain(PROVIDER.issuer);
});

test('local accounts are not switched off where nobody could sign in', () => {
  expect(problemsOf({ LOCAL_ACCOUNTS: 'false' })).toContain('  LOCAL_ACCOUNTS doit être 1 (oui) tant qu’');
});
