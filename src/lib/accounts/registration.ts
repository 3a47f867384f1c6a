/** Who may create accounts: anybody, people with an invitation, or the administrator only. */
export type Registration = 'open' | 'invitation' | 'closed';
