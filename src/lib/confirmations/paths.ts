export const confirmationPaths = {
  /** A protocol's follow-up: who was asked to confirm it, who has, and when it is to be reviewed again. */
  of: (protocolId: string) => `/protocols/follow-up/${protocolId}`,
  csv: (protocolId: string) => `/protocols/follow-up/${protocolId}/export.csv`,
  /** What waits for the person: confirmations and reviews. */
  waiting: '/waiting',
} as const;
