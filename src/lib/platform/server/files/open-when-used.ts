import { AppError } from '../../errors.ts';
import type { NamedFiles } from './named-files.ts';

/**
 * Named files that are opened when they are first used and, after a failure, at the next use: a store that is away
 * does not prevent a start.
 */
export function openWhenUsed(open: () => Promise<NamedFiles>): NamedFiles {
  let opened: Promise<NamedFiles> | undefined;
  const files = () => {
    opened ??= open().catch((cause: unknown) => {
      opened = undefined;
      throw new AppError('unavailable', { cause });
    });
    return opened;
  };
  return {
    put: async (name, bytes) => (await files()).put(name, bytes),
    get: async (name) => (await files()).get(name),
    delete: async (name) => (await files()).delete(name),
    async *list() {
      yield* (await files()).list();
    },
  };
}
