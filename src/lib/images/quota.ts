/** Recent uploads may total this many quotas: more than one, since deleted images are kept for a while. */
const SENT_QUOTAS = 2;
/** Time (ms) in which one quota's worth of recent uploads stops counting. */
const DRAIN = 7 * 86_400_000;

/**
 * Fraction of the quota by which texts may exceed it: a person whose quota is filled with images can still
 * write. A text that becomes shorter is never refused.
 */
const TEXT_MARGIN = 0.02;

/** The storage of a person's images and texts, in bytes. */
export interface StorageFigures {
  /** 0 for unlimited. */
  quota: number;
  /** Images used by the person's items and finished uploads. */
  stored: number;
  /** Texts of the person's items: working copies and versions. */
  texts: number;
  /** Reserved by uploads in progress. */
  pending: number;
  /** Recent uploads, even if deleted since (`sentNow`). */
  sent: number;
}

/** The reason for refusing more bytes: the quota is full, or too much was uploaded recently. */
export type QuotaRefusal = { why: 'full' } | { why: 'too_much_lately'; retryAfter: number };

/** Total that counts towards the quota. */
export const usedOf = ({ stored, texts, pending }: Omit<StorageFigures, 'quota' | 'sent'>): number =>
  stored + texts + pending;

/** The part of recent uploads that still counts. */
export function sentNow(sent: number, sentAt: number, now: number, quota: number): number {
  const drained = (Math.max(0, now - sentAt) / DRAIN) * quota;
  return Math.max(0, Math.ceil(sent - drained));
}

/**
 * Checks whether more bytes may be stored. The disk space that one person can use is limited even if they delete
 * what they uploaded and upload again: uploads of the last days may total at most `SENT_QUOTAS` quotas.
 * @param asked number of bytes to be stored
 */
export function quotaRefusal(figures: StorageFigures, asked: number): QuotaRefusal | undefined {
  const { quota, pending, sent } = figures;
  if (quota === 0 || asked <= 0) return undefined;
  if (usedOf(figures) + asked > quota) return { why: 'full' };
  const excess = sent + pending + asked - SENT_QUOTAS * quota;
  if (excess <= 0) return undefined;
  return { why: 'too_much_lately', retryAfter: Math.ceil((excess * DRAIN) / quota / 1000) };
}

/** Whether the person's texts, which were just written, fit the quota. */
export function hasRoomForTexts(figures: StorageFigures): boolean {
  const { quota } = figures;
  return quota === 0 || usedOf(figures) <= quota * (1 + TEXT_MARGIN);
}
