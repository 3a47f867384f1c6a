/** By how much recent uploads may exceed the quota: images are kept for a while after they were deleted. */
const SENT_QUOTAS = 2;
/** In this time (ms) one quota's worth of recent uploads is forgotten. */
const DRAIN = 7 * 86_400_000;

/**
 * By how much texts may exceed the quota, as a share of it: a person who has filled theirs with images can still
 * write. A text that becomes shorter is never refused.
 */
const TEXT_MARGIN = 0.02;

/** The storage of a person's images and texts, in bytes. */
export interface StorageFigures {
  /** 0 for no limit. */
  quota: number;
  /** Images that their items and finished uploads use. */
  stored: number;
  /** Texts of their items: working copies and versions. */
  texts: number;
  /** Reserved by running uploads. */
  pending: number;
  /** Stored recently, even if deleted since (`sentNow`). */
  sent: number;
}

/** Why more bytes are refused: there is no room for them, or too much was sent recently. */
export type QuotaRefusal = { why: 'full' } | { why: 'too_much_lately'; retryAfter: number };

/** Everything that counts in the quota. */
export const usedOf = ({ stored, texts, pending }: Omit<StorageFigures, 'quota' | 'sent'>): number =>
  stored + texts + pending;

/** The part of recent uploads that still counts now. */
export function sentNow(sent: number, sentAt: number, now: number, quota: number): number {
  const drained = (Math.max(0, now - sentAt) / DRAIN) * quota;
  return Math.max(0, Math.ceil(sent - drained));
}

/**
 * Whether this many more bytes may come. The room on the disk that one person can take is bounded also when they
 * delete what they have sent and send again: what was stored within a few days counts twice over the quota.
 * @param asked bytes that will be stored
 */
export function quotaRefusal(figures: StorageFigures, asked: number): QuotaRefusal | undefined {
  const { quota, pending, sent } = figures;
  if (quota === 0 || asked <= 0) return undefined;
  if (usedOf(figures) + asked > quota) return { why: 'full' };
  const excess = sent + pending + asked - SENT_QUOTAS * quota;
  if (excess <= 0) return undefined;
  return { why: 'too_much_lately', retryAfter: Math.ceil((excess * DRAIN) / quota / 1000) };
}

/** Whether a person has room for the texts that they have now, written just before. */
export function hasRoomForTexts(figures: StorageFigures): boolean {
  const { quota } = figures;
  return quota === 0 || usedOf(figures) <= quota * (1 + TEXT_MARGIN);
}
