import { z } from 'zod';
import { freeText } from '#lib/items/kinds/fields-schema.ts';
import { CREDIT_MAX } from './credit.ts';

const text = freeText(CREDIT_MAX.text);
/** Stored as typed: a text that is not a valid address yet is shown without a link, and is not lost. */
const url = freeText(CREDIT_MAX.url);

const credit = z.strictObject({
  author: text,
  licence: text,
  licenceUrl: url,
  changes: text,
  work: text,
  source: url,
});

/** The part of a case's body that credits the source of its images; absent while the author has not filled it in. */
export const creditPart = z.strictObject({ credit: credit.optional() });
