import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#lib/platform/server/db/engine/open.ts';
import { serverRefusal } from '#lib/platform/server/db/engine/server-refusal.ts';
import { makeServerDatabase, SERVER } from '../run/database-server.ts';

/** The message of a start about a database server. */
async function refusal(databaseUrl: string): Promise<Error> {
  return openDatabase({ dataDir: '', databaseUrl, exclusive: false }).then(
    async ({ close }) => {
      await close();
      throw new Error('The database was opened');
    },
    (error: Error) => error,
  );
}

describe('a database server that cannot be used', () => {
  it.each([
    ['postgres://a@127.0.0.1:1/b', /rien n’écoute à cette adresse.*Vérifiez DATABASE_URL/],
    ['postgres://a@machine.invalid/b', /le nom de cette machine est inconnu/],
    ['postgres://a@localhost/b?host=/nowhere', /le fichier de socket n’existe pas/],
  ])('is told of in French when it is away: %s', async (url, words) => {
    const error = await refusal(url);
    expect([error.name, error.message]).toEqual(['StartError', expect.stringMatching(words)]);
  });

  it('is told of in French when it hangs up or speaks no TLS', async () => {
    for (const [sent, query, words] of [
      ['', '', /la connexion a été coupée/],
      ['N', '?sslmode=require', /retirez sslmode de DATABASE_URL/],
    ] as const) {
      const server = createServer((socket) => socket.once('data', () => socket.end(sent)));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as { port: number };
      const error = await refusal(`postgres://a:b@127.0.0.1:${port}/c${query}`);
      server.close();
      expect([error.name, error.message]).toEqual(['StartError', expect.stringMatching(words)]);
    }
  });

  it.each([
    ['28P01', /refuse l’utilisateur ou le mot de passe/],
    ['42501', /n’a pas le droit de créer ou de changer les tables/],
    ['SELF_SIGNED_CERT_IN_CHAIN', /certificat.*NODE_EXTRA_CA_CERTS/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', /certificat/],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /certificat/],
    ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', /certificat/],
    ['CERT_HAS_EXPIRED', /certificat/],
    ['ERR_TLS_CERT_ALTNAME_INVALID', /le nom de machine qu’il porte/],
  ])('is told of by the code %s', (code, words) => {
    expect(serverRefusal(Object.assign(new Error('English'), { code }))).toMatch(words);
  });

  it('leaves faults of other kinds alone', () => {
    expect(serverRefusal(new Error('no such column'))).toBeUndefined();
    expect(serverRefusal(Object.assign(new Error('syntax error'), { code: '42601' }))).toBeUndefined();
  });

  it.skipIf(!SERVER)('is told of when it knows no such database or person, or gives no rights', async () => {
    const { url, name, drop } = await makeServerDatabase();
    const person = `nobody_${randomBytes(4).toString('hex')}`;
    const client = new Client({ connectionString: url.href });
    await client.connect();
    try {
      const missing = new URL(url);
      missing.pathname = `/${name}_away`;
      expect((await refusal(missing.href)).message).toMatch(/n’existe pas sur ce serveur.*createdb/);
      const as = new URL(url);
      as.username = person;
      expect((await refusal(as.href)).message).toMatch(/refuse l’utilisateur ou le mot de passe/);
      await client.query(`create role ${person} login`);
      const error = await refusal(as.href);
      expect([error.name, error.message]).toEqual(['StartError', expect.stringMatching(/pas le droit/)]);
    } finally {
      await client.query(`drop role if exists ${person}`);
      await client.end();
      await drop();
    }
  });
});
