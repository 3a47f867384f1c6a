import { once } from 'node:events';
import { type AddressInfo, createServer as createPlainServer, type Server } from 'node:net';
import { createServer } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { certificatesOf, readCertificateEnd, secureServers } from '#lib/operations/server/certificates.ts';
import { endsSoon } from '#lib/operations/site-state.ts';
import { readSettings } from '#lib/platform/server/base/settings.ts';

const pem = (what: string, base64: string) => `-----BEGIN ${what}-----\n${base64}\n-----END ${what}-----\n`;
/** Nobody's certificate: made for this test, self-signed, valid until the fifth of November 2126. */
const CERTIFICATE = pem(
  'CERTIFICATE',
  'MIIBfzCCASWgAwIBAgIUH6mWicYAgyKKzvsiMv4sr11fExYwCgYIKoZIzj0EAwIwFDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyOTEzNTc1NloYDzIxMjYxMTA1MTM1NzU2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQs1FriVvOjoQoL0Y4qoNSin2EAiUWBYVgLYEUlLrzBLd553XJk2zVYgK0F1NGH56SuP0frqJYmzXs4U71TNgILo1MwUTAdBgNVHQ4EFgQUmyQaACNw6GzxUYUlWctFgrpNvYcwHwYDVR0jBBgwFoAUmyQaACNw6GzxUYUlWctFgrpNvYcwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiBPleYhhBO5SgDAPB7MF5G9uIRhxdzrDyGG+Q5jqVljYAIhAIcicOuVFWylTTVTnwc3Xl6hCxVW8mzdujGZUOgZAsDQ',
);
const KEY = pem(
  'PRIVATE KEY',
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgRjmD/qzqs2tstXHErOdlAao7/4o6x+2PcYarfBuZ3O+hRANCAAQs1FriVvOjoQoL0Y4qoNSin2EAiUWBYVgLYEUlLrzBLd553XJk2zVYgK0F1NGH56SuP0frqJYmzXs4U71TNgIL',
);
const END = Date.UTC(2126, 10, 5, 13, 57, 56);

let secure: Server;
let silent: Server;
const addressOf = (server: Server) => new URL(`https://localhost:${(server.address() as AddressInfo).port}`);
beforeAll(async () => {
  secure = createServer({ key: KEY, cert: CERTIFICATE }, (socket) => socket.on('error', () => undefined));
  silent = createPlainServer();
  for (const server of [secure, silent]) {
    server.listen(0, 'localhost');
    await once(server, 'listening');
  }
});
afterAll(() => {
  secure.close();
  silent.close();
});

test('reads until when a certificate is good, whoever signed it', async () => {
  expect(await readCertificateEnd(addressOf(secure))).toBe(END);
});

test('knows nothing of a server that is silent, or away', async () => {
  expect(await readCertificateEnd(addressOf(silent), 50)).toBeUndefined();
  expect(await readCertificateEnd(new URL('https://localhost:1'))).toBeUndefined();
});

test('asks each server of the settings that is talked to over TLS, once', async () => {
  const provider = { label: 'CHU', clientId: 'x', clientSecret: 'y' };
  const settings = readSettings({
    OIDC_PROVIDERS: JSON.stringify([
      { ...provider, id: 'a', issuer: addressOf(secure).href },
      { ...provider, id: 'b', issuer: `${addressOf(secure).href}other` },
      { ...provider, id: 'c', issuer: 'http://localhost:1' },
    ]),
    FILES_URL: 's3://images',
    S3_ENDPOINT: 'http://files:7070',
    S3_ACCESS_KEY_ID: 'x',
    S3_SECRET_ACCESS_KEY: 'y',
  });
  expect(secureServers(settings).map(({ name, url }) => [name, url.host])).toEqual([
    ['CHU', addressOf(secure).host],
  ]);
  const read = [{ name: 'CHU', host: addressOf(secure).host, until: END }];
  expect(await certificatesOf(settings, 0, { isPatient: false })).toEqual([]);
  expect(await certificatesOf(settings, 0, { isPatient: true })).toEqual(read);
  expect(await certificatesOf(settings, 1, { isPatient: false })).toEqual(read);
});

test('warns in the last thirty days', () => {
  const day = 86_400_000;
  const at = (days: number) => endsSoon({ name: '', host: '', until: days * day + 1 }, 0);
  expect([at(400), at(30), at(29), at(0), at(-1)]).toEqual([undefined, undefined, 29, 0, -1]);
  expect(endsSoon({ name: '', host: '' }, 0)).toBeUndefined();
});
