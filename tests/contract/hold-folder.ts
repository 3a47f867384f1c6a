/** Run as a separate process: takes a data folder, says so and waits to be killed. */
import { openDatabase } from '#lib/platform/server/db/engine/open.ts';

const [dataDir = ''] = process.argv.slice(2);
try {
  await openDatabase({ dataDir, databaseUrl: '', exclusive: true });
  console.log('open');
  setInterval(() => undefined, 1000);
} catch (error) {
  console.log((error as Error).name);
}
