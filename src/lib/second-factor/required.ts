import type { Role } from '#lib/accounts/roles.ts';
import { SECOND_FACTOR_PATH } from './paths.ts';

/** The groups of people for whom a password alone is not enough (`SECOND_FACTOR`). */
export const SECOND_FACTOR_RULES = ['none', 'administrators', 'authors', 'all'] as const;
export type SecondFactorRule = (typeof SECOND_FACTOR_RULES)[number];

const CONCERNED: Record<SecondFactorRule, readonly Role[]> = {
  none: [],
  administrators: ['administrator'],
  authors: ['author', 'administrator'],
  all: ['reader', 'author', 'administrator'],
};

/** Whether the site requires a second factor for a role. */
export function asksSecondFactor(rule: SecondFactorRule, role: Role | undefined): boolean {
  return role !== undefined && CONCERNED[rule].includes(role);
}

/** Routes available without a second factor: setting one up, signing in and out, legally required pages, errors. */
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

/** Whether a route is available to a person who still has to set up a required second factor. */
export function isOpenBefore(route: string): boolean {
  return OPEN.includes(route) || route.startsWith('/api/auth/') || route.startsWith('/oidc/');
}
