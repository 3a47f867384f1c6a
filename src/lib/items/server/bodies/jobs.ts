import { AppError } from '#lib/platform/errors.ts';
import { parseJson, validateInput } from '#lib/platform/server/base/json.ts';
import type { ItemKind } from '../../item.ts';
import { summarisePart } from '../../kinds/body-rules.ts';
import { partRule } from '../../kinds/schemas.ts';
import type { SummaryPart } from '../../kinds/summaries.ts';
import { fileReferences } from './file-references.ts';

/** A part of a body that passed its schema. */
export interface CheckedPart {
  /** JSON of the part in its stored form. */
  text: string;
  /** The part's share of the card summary. */
  summary: SummaryPart;
  /** Files that this text references and the former one did not, and the reverse. */
  added: string[];
  removed: string[];
}

function without(keys: readonly string[], taken: readonly string[]): string[] {
  const left = new Set(taken);
  return keys.filter((key) => !left.has(key));
}

/** Jobs on bodies. Texts may have megabytes: a job takes up to a second of processor time. */
export const jobs = {
  /**
   * Validates a part sent by a client, and compares it with the text that it replaces.
   * @throws AppError `bad_json`, `invalid`
   */
  check(kind: ItemKind, part: string, sent: Uint8Array, before: string): CheckedPart {
    const rule = partRule(kind, part);
    if (!rule) throw new AppError('not_found');
    const body = validateInput(rule.schema, parseJson(sent));
    const text = JSON.stringify(body);
    const [had, has] = [fileReferences(before), fileReferences(text)];
    return {
      text,
      summary: summarisePart(kind, body),
      added: without(has, had),
      removed: without(had, has),
    };
  },

  /** Those of the files that none of the texts references. */
  unnamed(files: readonly string[], texts: readonly string[]): string[] {
    return without(files, fileReferences(...texts));
  },
};

export type Jobs = typeof jobs;
