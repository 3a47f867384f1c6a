import { truncatedNetwork } from '#lib/audit/network.ts';
import { appendEntry } from '#lib/audit/server/append-entry.ts';
import type { ErrorCode } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { takeOne } from './attempts-queries.ts';
import { failureCounter } from './throttle.ts';

/** A wrong proof of identity for an existing account. */
export interface FailedProof {
  userId: string;
  way: 'password' | 'totp' | 'recovery-code' | 'passkey';
  address: string;
}

/** Maximum number of proofs that a process holds until they are written; guessing is slowed down, so few arrive. */
const HELD_MAX = 1000;

const KEY = Symbol.for('negatoscope.failedProofs');
/** By database; shared by the server and the built pages, which each carry their own copy of this module. */
const shared = globalThis as { [KEY]?: WeakMap<object, FailedProof[]> };

function heldFor({ db }: Pick<Context, 'db'>): FailedProof[] {
  shared[KEY] ??= new WeakMap();
  const held = shared[KEY].get(db) ?? [];
  shared[KEY].set(db, held);
  return held;
}

/**
 * Notes a wrong proof, to be written later by `writeFailures`: a response must not take longer for an existing name.
 * Names of no account are not noted: such a name may be a password typed in the wrong field.
 */
export function noteFailure(context: Pick<Context, 'db'>, failed: FailedProof): void {
  const held = heldFor(context);
  if (held.length < HELD_MAX) held.push(failed);
}

/** Notes a proof as wrong if checking it fails with the error code `refusal`. */
export async function notedIfRefused<Result>(
  context: Pick<Context, 'db'>,
  proof: FailedProof & { refusal: ErrorCode },
  check: Promise<Result>,
): Promise<Result> {
  const { refusal, ...failed } = proof;
  try {
    return await check;
  } catch (error) {
    if ((error as { code?: unknown }).code === refusal) noteFailure(context, failed);
    throw error;
  }
}

const isPowerOfTwo = (count: number) => (count & (count - 1)) === 0;

/**
 * Writes the wrong proofs noted since the last call to the audit log: for each account and way, the first of a day,
 * then the second, fourth, eighth … with their count, so that repeated guessing makes few entries.
 */
export async function writeFailures(context: Context): Promise<void> {
  const noted = heldFor(context).splice(0);
  if (noted.length === 0) return;
  try {
    await tx(context, async (trx) => {
      const told: (FailedProof & { count: number })[] = [];
      for (const failed of noted) {
        const count = await takeOne(trx, failureCounter(failed.way, failed.userId), context.now());
        if (count !== undefined && isPowerOfTwo(count)) told.push({ ...failed, count });
      }
      for (const { userId, way, address, count } of told)
        await appendEntry(context, trx, {
          action: 'sign_in_failed',
          actorId: null,
          personId: userId,
          detail: count === 1 ? way : `${way} ${count}`,
          source: truncatedNetwork(address),
        });
    });
  } catch (error) {
    heldFor(context).unshift(...noted);
    throw error;
  }
}
