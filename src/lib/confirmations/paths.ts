export const confirmationPaths = {
  /** A protocol's follow-up page: people asked to confirm it, their confirmations, and the date of the next review. */
  of: (protocolId: string) => `/protocols/follow-up/${protocolId}`,
  csv: (protocolId: string) => `/protocols/follow-up/${protocolId}/export.csv`,
  /** The person's pending confirmations and reviews. */
  waiting: '/waiting',
} as const;
