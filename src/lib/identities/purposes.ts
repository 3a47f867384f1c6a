/** Why a person goes to a provider: to sign in, to link their account there, or to prove their identity again. */
export const PURPOSES = ['sign-in', 'link', 'prove'] as const;
export type Purpose = (typeof PURPOSES)[number];
