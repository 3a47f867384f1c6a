import { z } from 'zod';
import { freeText } from '#lib/items/kinds/fields-schema.ts';
import { CREDIT_MAX } from './credit.ts';

const text = freeText(CREDIT_MAX.text);
/** As typed: a text that is not an address yet is shown without link, and nothing is lost. */
const url = freeText(CREDIT_MAX.url);

const credit = z.strictObject({
  author: text,
  licence: text,
  licenceUrl: url,
  changes: text,
  work: text,
  source: url,
});

/** The part of a case's body that says where its images come from; absent where nobody ever said. */
export const creditPart = z.strictObject({ credit: credit.optional() });
