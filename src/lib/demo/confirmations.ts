/** The owners of the followed-up protocols in the demo, and their readers. */
export const demoFollowUp = {
  /** Is asked to confirm a protocol of somebody else, and owns one that should have been reviewed. */
  person: 'anne.lefevre',
  /** Readers who have confirmed that owner's protocol, and readers who have not yet. */
  confirmed: ['thibault.noel', 'ines.ferreira'],
  waiting: ['oceane.baudouin'],
  /** Days since the review that should have been, and since people were asked. */
  overdueDays: 21,
  askedDays: 9,
} as const;
