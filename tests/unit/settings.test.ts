import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '#lib/server/settings.ts';

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
    ...{ host: '127.0.0.1', port: 4321, databaseUrl: '', filesUrl: '', publicOrigin: '', seed: 'demo' },
    ...{ passwordMin: 8, passwordBlocklist: true, insecureHttpCookie: false, trustProxy: 0 },
  });
  expect(readSettings({}).dataDir).toBe(resolve('data'));
});

test('blank variables count as unset, the others are read', () => {
  expect(readSettings({ PORT: ' ', SEED: '' })).toMatchObject({ port: 4321, seed: 'demo' });
  expect(readSettings({ PUBLIC_ORIGIN: 'https://exemple.fr/' }).publicOrigin).toBe('https://exemple.fr');
  expect(readSettings({ TRUST_PROXY: '1', INSECURE_HTTP_COOKIE: 'true', PORT: '80' })).toMatchObject({
    ...{ trustProxy: 1, insecureHttpCookie: true, port: 80 },
  });
});

test('names every variable at fault, and shows no password', () => {
  const problems = problemsOf({
    ...{
      PORT: 'http',
      SEED: 'oui',
      PUBLIC_ORIGIN: 'exemple.fr',
      TRUST_PROXY: 'peut-être',
      PASSWORD_MIN: '0',
    },
    DATABASE_URL: 'mysql://root:secret@machine/base',
  });
  for (const name of ['PORT', 'SEED', 'PUBLIC_ORIGIN', 'TRUST_PROXY', 'PASSWORD_MIN', 'DATABASE_URL']) {
    expect(problems).toContain(`  ${name} doit être `);
  }
  expect(problems).toContain('«\u202fhttp\u202f»');
  expect(problems).not.toContain('secret');
});
