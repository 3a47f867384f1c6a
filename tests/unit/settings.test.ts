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
