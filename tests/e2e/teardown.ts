import { rmSync } from 'node:fs';

/** The server has stopped by now, or holds files that are deleted as soon as it does. */
export default function teardown(): void {
  const folder = process.env.E2E_DATA_DIR;
  if (folder) rmSync(folder, { recursive: true, force: true });
}
