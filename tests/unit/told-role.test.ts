import { expect, test } from 'vitest';
import { claimAt, roleFromClaims } from '#lib/identities/role-from-claims.ts';

const roles = { admins: 'administrator', radiologues: 'author', internes: 'reader' } as const;
const at = (claims: Record<string, unknown>, rolesClaim = 'roles', mapping: object | null = roles) =>
  roleFromClaims(claims, { rolesClaim, roles: mapping as typeof roles | null });

test('a claim gives the highest role that is named for any of its values', () => {
  expect(at({ roles: ['internes', 'admins', 'radiologues'] })).toBe('administrator');
  expect(at({ roles: ['radiologues', 'autre'] })).toBe('author');
  expect(at({ roles: 'internes' })).toBe('reader');
});

test('whoever has no value that is named gets everybody else’s role, a reader’s unless it is said', () => {
  for (const claims of [
    {},
    { roles: [] },
    { roles: ['autre'] },
    { roles: 7 },
    { roles: null },
    { roles: { admins: true } },
  ]) {
    expect(at(claims)).toBe('reader');
    expect(at(claims, 'roles', { ...roles, '*': 'author' })).toBe('author');
  }
  for (const value of ['__proto__', 'constructor', 'toString']) expect(at({ roles: [value] })).toBe('reader');
});

test('without a mapping a provider gives no role', () => {
  expect(at({ roles: ['admins'] }, 'roles', null)).toBeNull();
});

test('dots lead into a claim, unless one has the whole name', () => {
  const nested = { realm_access: { roles: ['radiologues'] } };
  expect(at(nested, 'realm_access.roles')).toBe('author');
  expect(at({ ...nested, 'realm_access.roles': ['admins'] }, 'realm_access.roles')).toBe('administrator');
  for (const name of ['realm_access.x.y', 'a.b', 'realm_access.roles.length', '__proto__.roles', ''])
    expect(claimAt(nested, name), name).not.toBe('author');
  expect(claimAt(nested, 'realm_access.x')).toBeUndefined();
  expect(claimAt(nested, '__proto__.toString')).toBeUndefined();
});
