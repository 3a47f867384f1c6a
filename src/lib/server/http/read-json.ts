import type { z } from 'zod';
import { AppError } from '#lib/contract/errors.ts';
import { checked, parseJson } from '../base/json.ts';

/** Bytes of a JSON body, unless a call says otherwise. */
export const JSON_BODY_MAX = 64 * 1024;

async function readBytes(request: Request, max: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > max) throw new AppError('too_large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > max) throw new AppError('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads a JSON body that is checked elsewhere.
 * @throws AppError 415 (not JSON), 413 (above `max` bytes)
 */
export async function readJsonBytes(request: Request, max: number): Promise<Uint8Array> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new AppError('unsupported_type');
  return readBytes(request, max);
}

/**
 * Reads a JSON body by its schema. Stored text comes through byte for byte.
 * @throws AppError 415 (not JSON), 413 (above `max` bytes), 400 (unreadable), 422 (does not fit the schema).
 */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  max = JSON_BODY_MAX,
): Promise<z.infer<Schema>> {
  return checked(schema, parseJson(await readJsonBytes(request, max)));
}
