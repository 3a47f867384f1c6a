import { randomUUID } from 'node:crypto';
import { anyKey } from '../run/identity-provider.ts';
import type { Begun } from './provider-desk.ts';

/** The account that everybody wants. */
export const VICTIM = 'victim';

const seconds = () => Math.floor(Date.now() / 1000);

type Change = Record<string, unknown>;
/** How the victim's token is forged. */
export type Forgery = (
  begun: Begun,
  other: Begun,
) => { claims?: Change; header?: Change } & Partial<{
  key: ReturnType<typeof anyKey> | null;
  swapped: Change;
}>;

const foreignKey = anyKey();

/** Forged tokens, by what is wrong with them. */
export const FORGERIES: Record<string, Forgery> = {
  'the nonce of another sign-in': (_, other) => ({ claims: { nonce: other.asked.get('nonce') } }),
  'a nonce made up': () => ({ claims: { nonce: randomUUID() } }),
  'no nonce': () => ({ claims: { nonce: undefined } }),
  'another audience': () => ({ claims: { aud: 'autre-application' } }),
  'an audience of many, made for another': () => ({
    claims: { aud: ['autre-application', 'negatoscope'], azp: 'autre-application' },
  }),
  'no audience': () => ({ claims: { aud: undefined } }),
  'another issuer': () => ({ claims: { iss: 'https://ailleurs.test' } }),
  'the issuer of the other provider': (_, other) => ({ claims: { iss: other.provider.issuer } }),
  'no issuer': () => ({ claims: { iss: undefined } }),
  'alg none': () => ({ header: { alg: 'none' }, key: null }),
  'alg None and a signature': () => ({ header: { alg: 'None' } }),
  'no signature': () => ({ key: null }),
  'the key of somebody else': () => ({ key: foreignKey }),
  'alg HS256': () => ({ header: { alg: 'HS256' } }),
  'claims put in after it was signed': () => ({ swapped: { sub: VICTIM } }),
  'a time that has passed': () => ({ claims: { exp: seconds() - 3600, iat: seconds() - 7200 } }),
  'a time that has not come': () => ({ claims: { nbf: seconds() + 3600 } }),
  'no time': () => ({ claims: { exp: undefined } }),
  'no subject': () => ({ claims: { sub: undefined } }),
};
