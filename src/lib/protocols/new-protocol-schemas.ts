import { z } from 'zod';
import { newItem } from '#lib/items/schemas.ts';
import { IMAGING_TYPES, REGIONS } from './vocabulary.ts';

const { title } = newItem.shape;

/** What the form that starts a protocol from nothing is filled in with. */
export const emptyProtocolForm = z.object({
  title,
  imagingType: z.enum(IMAGING_TYPES),
  region: z.enum(REGIONS),
});

/** What the form that starts one from another is filled in with: `source` is its id. */
export const copiedProtocolForm = z.object({ title, source: z.string().min(1).max(64) });

export type NewProtocol = z.infer<typeof emptyProtocolForm> | z.infer<typeof copiedProtocolForm>;
