/** The owners of the followed-up protocols in the demo, and their readers. */
export const demoFollowUp = {
  /** Was asked to confirm another person's protocol, and owns a protocol with an overdue review. */
  person: 'anne.lefevre',
  /** Readers who have confirmed `person`'s protocol, and readers who have not yet. */
  confirmed: ['thibault.noel', 'ines.ferreira'],
  waiting: ['oceane.baudouin'],
  /** Days since the review became due, and since people were asked. */
  overdueDays: 21,
  askedDays: 9,
} as const;
