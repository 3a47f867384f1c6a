import type { OpenFileResult } from './open-file.ts';

interface Shared {
  opening: Promise<OpenFileResult>;
  users: number;
}

/**
 * Wraps a function that opens files so that simultaneous readers of a file share it: it is opened and verified once,
 * and closed when the last reader closes it. Later readers open and verify it again.
 */
export function shareOpenFiles<Rest extends unknown[]>(
  open: (name: string, ...rest: Rest) => Promise<OpenFileResult>,
): (name: string, ...rest: Rest) => Promise<OpenFileResult> {
  const files = new Map<string, Shared>();

  async function leave(name: string, file: Shared): Promise<void> {
    file.users -= 1;
    if (file.users > 0) return;
    files.delete(name);
    const opened = await file.opening.catch(() => undefined);
    if (typeof opened === 'object') await opened.close();
  }

  return async (name, ...rest) => {
    const file = files.get(name) ?? { opening: open(name, ...rest), users: 0 };
    files.set(name, file);
    file.users += 1;
    let opened: OpenFileResult;
    try {
      opened = await file.opening;
    } finally {
      if (typeof opened !== 'object') await leave(name, file);
    }
    if (typeof opened !== 'object') return opened;
    let closing: Promise<void> | undefined;
    return { ...opened, close: () => (closing ??= leave(name, file)) };
  };
}
