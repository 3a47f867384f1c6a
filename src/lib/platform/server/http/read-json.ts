import type { z } from 'zod';
import { AppError } from '../../errors.ts';
import { parseJson, validateInput } from '../base/json.ts';
import { readBytes } from './request-body.ts';

/** Default maximum size (bytes) of a JSON body. */
export const JSON_BODY_MAX = 64 * 1024;

/**
 * Reads a JSON body without validating it.
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
 * Reads a JSON body and validates it by its schema. Texts are kept byte for byte.
 * @throws AppError 415 (not JSON), 413 (above `max` bytes), 400 (unreadable), 422 (does not fit the schema).
 */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  max = JSON_BODY_MAX,
): Promise<z.infer<Schema>> {
  return validateInput(schema, parseJson(await readJsonBytes(request, max)));
}
