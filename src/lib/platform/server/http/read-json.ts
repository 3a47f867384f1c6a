import type { z } from 'zod';
import { AppError } from '../../errors.ts';
import { checked, parseJson } from '../base/json.ts';
import { readBytes } from './request-body.ts';

/** Bytes of a JSON body, unless a call says otherwise. */
export const JSON_BODY_MAX = 64 * 1024;

/**
 * Reads a JSON body that is checked elsewhere.
 * @throws AppError 415 (not JSON), 413 (above `max` bytes)
 */
export async function readJsonBytes(request: Request, max: number): Promise<Uint8Array> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new AppError('unsupported_type');
  const announced = Number(request.headers.get('content-length') ?? 0);
  const bytes = await readBytes(request.body ?? [], announced, max);
  if (bytes === 'too-large') throw new AppError('too_large');
  return bytes;
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
