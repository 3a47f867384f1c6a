import { type KindSchemas, PART_BYTES } from '../part-schema.ts';
import { protocolBody } from './body-schema.ts';
import type { ProtocolPart } from './definition.ts';

export const protocolSchemas: KindSchemas<'protocol', ProtocolPart> = {
  body: protocolBody,
  parts: { body: { schema: protocolBody, maxBytes: PART_BYTES.body } },
};
