/** The server of the end-to-end tests: the product as it is deployed, on data of its own. */
import { seededFolder } from '../run/seeded.ts';

await seededFolder(process.env.DATA_DIR, process.env.SEED === 'small' ? 'small' : 'demo');
await import('../../src/serve.mjs');
