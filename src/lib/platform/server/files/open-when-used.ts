import { AppError } from '../../errors.ts';
import type { NamedFiles } from './named-files.ts';

/**
 * Named files that are opened on first use and, after a failure, again on the next use: an unavailable store does not
 * prevent the server from starting.
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
