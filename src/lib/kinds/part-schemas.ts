import { z } from 'zod';
import type { ItemKind } from '#lib/domain/item.ts';
import { caseParts } from './case/body-schema.ts';
import { protocolBody } from './protocol/body-schema.ts';
import { questionnaireBody } from './questionnaire/body-schema.ts';

/** What a part may be, and the bytes of its JSON. */
export interface PartRule {
  schema: z.ZodType<object>;
  maxBytes: number;
}

const KB = 1024;
/** Bytes of a part that holds a few words. */
const FEW = 64 * KB;
/** Bytes of any body: ten thousand 16-bit images with their positions (230 to 260 bytes each). */
export const PART_MAX = 2.5 * KB * KB;

/** The parts of each kind's body, as they are saved. */
export const PARTS: Record<ItemKind, Record<string, PartRule>> = {
  questionnaire: { body: { schema: questionnaireBody, maxBytes: PART_MAX } },
  case: {
    difficulty: { schema: caseParts.difficulty, maxBytes: FEW },
    clinicalInformation: { schema: caseParts.clinicalInformation, maxBytes: FEW },
    answer: { schema: caseParts.answer, maxBytes: FEW },
    images: { schema: caseParts.images, maxBytes: PART_MAX },
    /** A long chapter with its tables fits. */
    sheet: { schema: caseParts.sheet, maxBytes: 512 * KB },
  },
  protocol: { body: { schema: protocolBody, maxBytes: PART_MAX } },
};

/** What any part may be; its own schema is chosen by the address. */
export const anyPart = z.union(
  Object.values(PARTS).flatMap((parts) => Object.values(parts).map(({ schema }) => schema)),
);
