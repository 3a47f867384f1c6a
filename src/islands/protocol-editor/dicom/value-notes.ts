import type { ExamAcquisition } from '#lib/dicom/acquisition/acquired.ts';
import { protocolDicomMessages as m, fromDicomMessages as words } from '#lib/protocols/dicom-texts.ts';
import type { Field } from '#lib/protocols/fields/field.ts';
import { privateSourceMessages } from '#lib/protocols/private-sources-texts.ts';
import { roundToField } from './found.ts';

const { origins, dispute, oneVolume, throughPlane } = privateSourceMessages;

const DURATION = 'AcquisitionDuration';
const IN_PLANE = 'ParallelReductionFactorInPlane';
const THROUGH_PLANE = 'ParallelReductionFactorOutOfPlane';

/** Notes shown beside a value. */
interface Told {
  /** DICOM keywords, or the vendor of the private elements, that the value comes from. */
  source: string;
  /** Names of the sources, where the value does not come from the standard attribute. */
  origins: string[];
  /** Contradictory values elsewhere in the files. */
  disputes: string[];
}

/** Where a value was read, in words, and the attributes that contradict it. @param source DICOM keywords */
export function valueNotes(field: Field, source: string, { values, written }: ExamAcquisition): Told {
  const keywords = source.split(', ');
  const taken = keywords.map((keyword) => {
    const origin = written[keyword]?.find(({ other }) => other === undefined)?.origin;
    return origin && origins[origin];
  });
  // When the through-plane factor is missing, a dispute about it may still concern this field.
  const disputable = keywords.includes(IN_PLANE) ? [IN_PLANE, THROUGH_PLANE] : keywords;
  const disputes = disputable.flatMap((keyword) =>
    (written[keyword] ?? []).flatMap(({ origin, other }) =>
      other === undefined ? [] : [dispute(origin, otherText(field, keyword, other))],
    ),
  );
  // The text of an image (0051,xx0A) may apply to one volume only, and diffusion has several.
  const isOfImage = written[DURATION]?.some(
    ({ origin, other }) => origin === 'siemens' && other === undefined,
  );
  if (keywords.includes(DURATION) && isOfImage && values.DiffusionBValue) disputes.push(oneVolume);
  return {
    source: [...new Set(keywords.map((keyword, at) => taken[at] ?? keyword))].join(', '),
    origins: [...new Set(taken.filter((each) => each !== undefined))],
    disputes: [...new Set(disputes)],
  };
}

function otherText(field: Field, keyword: string, value: number): string {
  const { kind } = field.shape;
  if (kind !== 'text') return words.value(field, kind === 'numbers' ? [value] : roundToField(field, value));
  const factor = m.acceleration(undefined, value, undefined);
  return keyword === THROUGH_PLANE ? throughPlane(factor) : factor;
}
