/**
 * What an account may do beside reading, rating and practising: a reader creates and publishes nothing, an author does, an
 * administrator also looks after people and public content.
 */
export const ROLES = ['reader', 'author', 'administrator'] as const;

export type Role = (typeof ROLES)[number];
