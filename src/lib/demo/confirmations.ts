/** Whose protocols are followed up in the demo, and who reads those of others. */
export const demoFollowUp = {
  /** Is asked to confirm a protocol of somebody else, and owns one that should have been reviewed. */
  person: 'anne.lefevre',
  /** Who has confirmed that owner's protocol, and who has not yet. */
  confirmed: ['thibault.noel', 'ines.ferreira'],
  waiting: ['oceane.baudouin'],
  /** Days since the review that should have been, and since people were asked. */
  overdueDays: 21,
  askedDays: 9,
} as const;
