/** Purposes of a visit to a provider: to sign in, to link an identity, or to prove one's identity again. */
export const PURPOSES = ['sign-in', 'link', 'prove'] as const;
export type Purpose = (typeof PURPOSES)[number];
