import { z } from 'zod';
import type { ItemKind } from '#lib/items/item.ts';
import { ASKED_MAX, CONFIRMATION_STATES } from './confirmation.ts';

const confirmationRequest = z.object({
  version: z.number().int(),
  username: z.string(),
  /** Display name. */
  name: z.string(),
  /** ISO 8601. */
  askedAt: z.string(),
  /** ISO 8601; null until the person has confirmed. */
  confirmedAt: z.string().nullable(),
  state: z.enum(CONFIRMATION_STATES),
});
export type ConfirmationRequest = z.infer<typeof confirmationRequest>;

/** The requests to confirm the versions of a protocol. */
export const itemConfirmations = z.object({
  /** The version in use; null if none was ever published. */
  version: z.number().int().nullable(),
  /** Whether people can be asked: only about a public protocol. */
  isPublic: z.boolean(),
  /** Latest version first, then by name. */
  requests: z.array(confirmationRequest),
  /** Number of people asked about the last version who can be asked about this one, too. */
  askableAgain: z.number().int(),
});
export type ItemConfirmations = z.infer<typeof itemConfirmations>;

/** The people to ask, by username; `again`: also the people who were asked about the last version. */
export const peopleToAsk = z.strictObject({
  usernames: z.array(z.string().trim().min(1).max(200)).max(ASKED_MAX),
  again: z.boolean().optional(),
});

/** The version that a person confirms to have read. */
export const readVersion = z.strictObject({ version: z.number().int().min(1) });

export const confirmedReading = z.object({
  version: z.number().int(),
  /** ISO 8601. */
  confirmedAt: z.string(),
});

/** A version that a person is asked to confirm. */
export interface AskedConfirmation {
  id: string;
  title: string;
  author: string;
  version: number;
  /** ISO 8601. */
  askedAt: string;
}

/** The request to a person about the version that they are reading. */
export interface OwnConfirmation {
  version: number;
  /** ISO 8601. */
  askedAt: string;
  confirmedAt: string | null;
}

/** Everything pending for a person, oldest request first. */
export interface WaitingForOne {
  confirmations: AskedConfirmation[];
  reviews: { kind: ItemKind; id: string; title: string; author: string; askedAt: string }[];
}
