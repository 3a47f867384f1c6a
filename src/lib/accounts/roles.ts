/**
 * The rights of an account besides reading, rating and practising: a reader creates and publishes nothing, an author
 * does, an administrator also manages people and public content.
 */
export const ROLES = ['reader', 'author', 'administrator'] as const;

export type Role = (typeof ROLES)[number];
