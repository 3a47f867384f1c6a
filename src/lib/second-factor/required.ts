import type { Role } from '#lib/accounts/roles.ts';
import { SECOND_FACTOR_PATH } from './paths.ts';

/** The people for whom a password alone is not enough (`SECOND_FACTOR`). */
export const SECOND_FACTOR_RULES = ['none', 'administrators', 'authors', 'all'] as const;
export type SecondFactorRule = (typeof SECOND_FACTOR_RULES)[number];

const CONCERNED: Record<SecondFactorRule, readonly Role[]> = {
  none: [],
  administrators: ['administrator'],
  authors: ['author', 'administrator'],
  all: ['reader', 'author', 'administrator'],
};

/** Whether the site asks a second factor of somebody with this role. */
export function asksSecondFactor(rule: SecondFactorRule, role: Role | undefined): boolean {
  return role !== undefined && CONCERNED[rule].includes(role);
}

/** Routes open without a factor: setting one up, signing in and out, legally required pages, errors. */
const OPEN = [
  SECOND_FACTOR_PATH,
  '/api/account/passkeys',
  '/api/account/passkeys/challenge',
  '/mentions-legales',
  '/confidentialite',
  '/conditions',
  '/accessibilite',
  '/.well-known/security.txt',
  '/robots.txt',
  '/404',
  '/500',
  '/login',
  '/login/code',
  '/reset',
  '/reset/email',
  '/api/health',
  '/api/ready',
  '/api/openapi.json',
];

/** Whether a route is open to a person who needs a second factor, before they have one. */
export function isOpenBefore(route: string): boolean {
  return OPEN.includes(route) || route.startsWith('/api/auth/') || route.startsWith('/oidc/');
}
