import type { EditedBody } from '../body-edits.ts';
import { IMAGING_TYPES, REGIONS } from '../vocabulary.ts';

export const PROTOCOL_FORMAT = 'negatoscope-protocol';
export const PROTOCOL_FORMAT_VERSION = 1;

/** A protocol in a file. Contains no review: importing a file does not validate it. */
export interface ProtocolFile {
  title: string;
  tags: string[];
  body: EditedBody;
}

export type ProtocolFileProblem = 'not-json' | 'not-a-protocol' | 'newer-version';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isOneOf = (list: readonly string[], value: unknown) =>
  typeof value === 'string' && list.includes(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

/**
 * Reads a protocol from a JSON file made by `writeProtocolJson`. Validated only as far as needed to name errors: the
 * server validates the body when it is saved.
 */
export function readProtocol(text: string): ProtocolFile | { problem: ProtocolFileProblem } {
  const json = parsed(text);
  if (json === undefined) return { problem: 'not-json' };
  if (!isObject(json) || json.format !== PROTOCOL_FORMAT) return { problem: 'not-a-protocol' };
  if (json.version !== PROTOCOL_FORMAT_VERSION) return { problem: 'newer-version' };
  const { title, tags, body } = json;
  const isWhole =
    typeof title === 'string' &&
    Array.isArray(tags) &&
    tags.every((tag) => typeof tag === 'string') &&
    isObject(body) &&
    isOneOf(IMAGING_TYPES, body.imagingType) &&
    isOneOf(REGIONS, body.region);
  if (!isWhole) return { problem: 'not-a-protocol' };
  const { reviewStatus, ...own } = body;
  return { title, tags, body: own as EditedBody };
}
