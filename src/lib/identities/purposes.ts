/** What somebody goes to a provider for: to sign in, to link their account there, or to show again who they are. */
export const PURPOSES = ['sign-in', 'link', 'prove'] as const;
export type Purpose = (typeof PURPOSES)[number];
