/** Who makes accounts: anybody, whoever was invited, or the administrator alone. */
export type Registration = 'open' | 'invitation' | 'closed';
