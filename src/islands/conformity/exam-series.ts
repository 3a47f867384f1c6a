import type { ExamSeries, ReadValue } from '#lib/protocols/conformity/exam.ts';
import type { Proposal } from '../protocol-editor/dicom/proposals.ts';

/** The acquisitions of an exam, to compare with a protocol; labels that look like an identity are left out. */
export const examSeries = (proposals: readonly Proposal[]): ExamSeries[] =>
  proposals.map(({ id, table, name, label, isLabelSuspect, images, why, values, outside }) => ({
    id,
    table,
    name,
    label: isLabelSuspect ? '' : label,
    images,
    isAside: why !== undefined,
    values: Object.fromEntries([
      ...values.map(({ field, value, text, others, otherValues, origins, disputes }): [string, ReadValue] => [
        field.key,
        { value, others: otherValues, text, otherTexts: others, origins, disputes, isOutside: false },
      ]),
      ...outside.map(({ field, value, text }): [string, ReadValue] => [
        field.key,
        { value, others: [], text, otherTexts: [], origins: [], disputes: [], isOutside: true },
      ]),
    ]),
  }));
