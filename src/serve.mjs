/**
 * Starts the production process, run directly by Node. Compiled code is kept beside the build, so that only the first
 * start after a build removes types and compiles: half the time, and 30 MB less while it runs. Where nothing can be
 * written there, every start is like the first. Not TypeScript: Node would load its type remover for this file alone.
 */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const { directory } = enableCompileCache(fileURLToPath(new URL('../dist/compiled/', import.meta.url)));
// The process's threads read it from here.
if (directory) process.env.NODE_COMPILE_CACHE = directory;
await import('./server-process.ts');
