import type { z } from 'zod';
import { AppError, ERROR_STATUS, type ErrorCode } from '../../errors.ts';
import { describeIssue } from '../../validation-texts.ts';

const NESTING_MAX = 64;

/** Whether brackets are nested too deeply; checked before any recursive code sees the document. */
function isNestedTooDeeply(json: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > NESTING_MAX) return true;
  }
  return false;
}

/** Reads JSON in UTF-8. @throws AppError `bad_json`, also for what is nested too deeply to be read safely */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (isNestedTooDeeply(text)) throw new SyntaxError('Nested too deeply');
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('bad_json', { cause });
  }
}

/** PostgreSQL's text type can contain neither NUL nor lone surrogates; SQLite must not differ. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, each]) => isStorable(key) && isStorable(each));
}

/** Schemas may use an error code as an issue's message; the first such code becomes the response's code. */
function codeOf(issues: readonly z.core.$ZodIssue[]): ErrorCode {
  const named = issues.find((issue) => Object.hasOwn(ERROR_STATUS, issue.message));
  return (named?.message as ErrorCode | undefined) ?? 'invalid';
}

/** Validates a value from outside. @throws AppError 422 with the faults in French. */
export function validateInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  if (!isStorable(value)) throw new AppError('invalid');
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  throw new AppError(codeOf(issues), { details: issues.slice(0, 20).map(describeIssue) });
}
