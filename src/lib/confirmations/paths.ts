export const confirmationPaths = {
  /** A protocol's follow-up: who was asked to confirm it and who has, and when it is to be reviewed again. */
  of: (protocolId: string) => `/protocols/follow-up/${protocolId}`,
  csv: (protocolId: string) => `/protocols/follow-up/${protocolId}/export.csv`,
  /** What waits for one: confirmations and reviews. */
  waiting: '/waiting',
} as const;
