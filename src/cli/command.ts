import { adminMessages } from '#lib/messages/admin.ts';
import type { Settings } from '#lib/server/base/settings.ts';
import { type Context, openContext } from '#lib/server/context.ts';

/** A wrong command line, said in words; ends with status 1 like every failure. */
export class AdminError extends Error {}

export type Command = (settings: Settings, args: string[]) => Promise<void>;

/** @throws AdminError saying how commands are used, when the argument is missing */
export function argument(args: string[], index: number): string {
  const value = args[index];
  if (value === undefined || value === '') throw new AdminError(adminMessages.usage);
  return value;
}

/** Works beside a running server: the data folder's lock is left to it. */
export async function withContext(
  settings: Settings,
  work: (context: Context) => Promise<void>,
): Promise<void> {
  const context = await openContext(settings, { exclusive: false });
  try {
    await work(context);
  } finally {
    await context.close();
  }
}

/** Names files that are damaged or gone; the command then ends with status 1. */
export function tellLost(lost: string[]): void {
  if (lost.length === 0) return;
  console.error(adminMessages.lost(lost));
  process.exitCode = 1;
}
