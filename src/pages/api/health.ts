import type { APIRoute } from 'astro';
import { json } from '#lib/server/http/answers.ts';

/** The process answers. Says nothing of the database: a restart would not mend it. */
export const GET: APIRoute = () => json({ status: 'ok' });
