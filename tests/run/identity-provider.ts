import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Claims = Record<string, unknown>;

/** What a token says of a sign-in that was begun, and how it is made otherwise than it should be. */
export interface Token {
  claims: Claims;
  header?: Claims;
  /** Signs it instead of the provider's own key; null leaves it unsigned. */
  key?: KeyObject | null;
  /** Said in place of the claims after they were signed. */
  swapped?: Claims;
  /** Given out as it is. */
  raw?: string;
  /** Of PKCE; undefined lets any verifier pass. */
  challenge?: string | undefined;
}

/** A provider of identities that tests have say what no real one would. */
export interface IdentityProviderStandIn {
  issuer: string;
  /** Whether it leaves calls without an answer, answers 503, or is well. */
  state: 'well' | 'silent' | 'failing';
  /** Calls that it has had, by path. */
  calls: string[];
  /** A code for which it gives this token, once unless `isReusable`. */
  codeFor(token: Token, isReusable?: boolean): string;
  /** Its public key as PEM: what a forger knows. */
  publicKey: string;
  userinfo: Claims | undefined;
  stop(): Promise<void>;
}

export const anyKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function tokenOf({ claims, header, key, swapped, raw }: Token, own: KeyObject): string {
  if (raw !== undefined) return raw;
  const head = encoded({ alg: 'RS256', kid: 'k1', typ: 'JWT', ...header });
  const signed = `${head}.${encoded(claims)}`;
  const signature = key === null ? '' : sign('sha256', Buffer.from(signed), key ?? own).toString('base64url');
  return `${head}.${encoded(swapped ?? claims)}.${signature}`;
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** Starts one on a free port of this machine. */
export async function startIdentityProvider(): Promise<IdentityProviderStandIn> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, { token: Token; isReusable: boolean }>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', standIn.issuer);
    standIn.calls.push(url.pathname);
    if (standIn.state === 'silent') return;
    if (standIn.state === 'failing') return sendJson(response, 503, {});
    if (url.pathname === '/.well-known/openid-configuration')
      return sendJson(response, 200, metadataOf(standIn.issuer));
    if (url.pathname === '/jwks')
      return sendJson(response, 200, {
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }],
      });
    if (url.pathname === '/userinfo') return sendJson(response, 200, standIn.userinfo ?? {});
    const form = new URLSearchParams(await text(request));
    const code = form.get('code') ?? '';
    const known = codes.get(code);
    if (!known?.isReusable) codes.delete(code);
    const verified = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!known || (known.token.challenge !== undefined && known.token.challenge !== verified))
      return sendJson(response, 400, { error: 'invalid_grant' });
    sendJson(response, 200, {
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: 60,
      id_token: tokenOf(known.token, privateKey),
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const standIn: IdentityProviderStandIn = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state: 'well',
    calls: [],
    userinfo: undefined,
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    codeFor(token, isReusable = false) {
      const code = randomUUID();
      codes.set(code, { token, isReusable });
      return code;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;
}

function metadataOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    userinfo_endpoint: `${issuer}/userinfo`,
    end_session_endpoint: `${issuer}/end`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    authorization_response_iss_parameter_supported: true,
  };
}
