import type { ParseArgsOptionsConfig } from 'node:util';
import { adminMessages } from '#lib/maintenance/admin-texts.ts';
import type { Settings } from '#lib/platform/server/base/settings.ts';
import { type Context, openContext } from '#lib/platform/server/context.ts';
import type { ParsedArguments } from './arguments.ts';

export type Run = (settings: Settings, args: string[], options: ParsedArguments['options']) => Promise<void>;

export interface Command {
  run: Run;
  /** The options that the command takes; any other is refused before it runs. */
  options?: ParseArgsOptionsConfig;
}

/** Works beside a running server, which keeps the lock on the data folder. */
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

/** Prints the files that are damaged or missing; the command then ends with status 1. */
export function reportLostFiles(lost: string[]): void {
  if (lost.length === 0) return;
  console.error(adminMessages.lost(lost));
  process.exitCode = 1;
}
