import type { Opened } from './open-file.ts';

interface Shared {
  opening: Promise<Opened>;
  users: number;
}

/**
 * Wraps a function that opens files so that simultaneous readers of a file share it: it is opened and checked once,
 * and closed when the last of them closes it. Later readers open and check it again.
 */
export function shared<Rest extends unknown[]>(
  open: (name: string, ...rest: Rest) => Promise<Opened>,
): (name: string, ...rest: Rest) => Promise<Opened> {
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
    let opened: Opened;
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
