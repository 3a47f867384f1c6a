import { AppError } from '#lib/platform/errors.ts';
import { checked, parseJson } from '#lib/platform/server/base/json.ts';
import type { ItemKind } from '../../item.ts';
import { summarisePart } from '../../kinds/body-rules.ts';
import { partRule } from '../../kinds/schemas.ts';
import type { SummaryPart } from '../../kinds/summaries.ts';
import { fileReferences } from './file-references.ts';

/** A part of a body that its schema accepted. */
export interface CheckedPart {
  /** Its JSON, as it is stored. */
  text: string;
  /** Its facts that cards show. */
  summary: SummaryPart;
  /** Files that it names and the text before did not, and the other way round. */
  added: string[];
  removed: string[];
}

function without(keys: readonly string[], taken: readonly string[]): string[] {
  const left = new Set(taken);
  return keys.filter((key) => !left.has(key));
}

/** Jobs on bodies. Texts may be megabytes: these jobs take up to a second of processor time. */
export const jobs = {
  /**
   * Checks a part that somebody sent, beside the text that it is to replace.
   * @throws AppError `bad_json`, `invalid`
   */
  check(kind: ItemKind, part: string, sent: Uint8Array, before: string): CheckedPart {
    const rule = partRule(kind, part);
    if (!rule) throw new AppError('not_found');
    const body = checked(rule.schema, parseJson(sent));
    const text = JSON.stringify(body);
    const [had, has] = [fileReferences(before), fileReferences(text)];
    return {
      text,
      summary: summarisePart(kind, body),
      added: without(has, had),
      removed: without(had, has),
    };
  },

  /** The given files that none of the texts names. */
  unnamed(files: readonly string[], texts: readonly string[]): string[] {
    return without(files, fileReferences(...texts));
  },
};

export type Jobs = typeof jobs;
