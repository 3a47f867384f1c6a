import { z } from 'zod';
import { newItem } from '#lib/items/schemas.ts';
import { IMAGING_TYPES, REGIONS } from './vocabulary.ts';

const { title } = newItem.shape;

/** The fields of the form that creates an empty protocol. */
export const emptyProtocolForm = z.object({
  title,
  imagingType: z.enum(IMAGING_TYPES),
  region: z.enum(REGIONS),
});

/** The fields of the form that copies a protocol: `source` is its id. */
export const copiedProtocolForm = z.object({ title, source: z.string().min(1).max(64) });

export type NewProtocol = z.infer<typeof emptyProtocolForm> | z.infer<typeof copiedProtocolForm>;
