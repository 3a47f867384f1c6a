import { type KindSchemas, PART_BYTES } from '#lib/items/kinds/part-schema.ts';
import { protocolBody, writtenProtocol } from './body-schema.ts';

/** The part `review` is never saved. */
export const protocolSchemas: KindSchemas<'protocol', 'body'> = {
  body: protocolBody,
  parts: { body: { schema: writtenProtocol, maxBytes: PART_BYTES.body } },
};
