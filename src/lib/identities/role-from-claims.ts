import { ROLES, type Role } from '#lib/accounts/roles.ts';

/** The role of this site for each value of a provider's claim. */
export type RoleMapping = Readonly<Record<string, Role>>;

/** Key of a mapping: the role of people to whom no other key applies. */
export const EVERYBODY_ELSE = '*';

/** The value of a claim: the one with exactly this name, else the one at the dotted path (`realm_access.roles`). */
export function claimAt(claims: Record<string, unknown>, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name.split('.').reduce<unknown>((found, part) => {
    const isObject = typeof found === 'object' && found !== null && Object.hasOwn(found, part);
    return isObject ? (found as Record<string, unknown>)[part] : undefined;
  }, claims);
}

/**
 * The role for a provider's claim: the highest role that the settings map to its values, else the role for
 * everybody else, by default reader. Null without a mapping: roles are then managed on this site.
 */
export function roleFromClaims(
  claims: Record<string, unknown>,
  { rolesClaim, roles }: { rolesClaim: string; roles: RoleMapping | null },
): Role | null {
  if (!roles) return null;
  const said = claimAt(claims, rolesClaim);
  const values = (Array.isArray(said) ? said : [said]).filter((value) => typeof value === 'string');
  const given = values.filter((value) => Object.hasOwn(roles, value)).map((value) => roles[value]);
  const highest = ROLES.findLast((role) => given.includes(role));
  return highest ?? roles[EVERYBODY_ELSE] ?? 'reader';
}
