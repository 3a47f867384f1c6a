import { CODE_SYSTEMS, type Code, type KnownSystem } from './codes.ts';

/**
 * Codes of the finding models of the Open Imaging Data Initiative: terminology, code, display text, other names. MIT
 * licence; for the authors, and the terms of the terminologies, see `docs/credits.md`.
 */
const TABLE = `
gamuts | 31707 | accessory epiphyses
gamuts | 4368 | ascites in an infant or child | pediatric ascites
gamuts | 25694 | broad toe
gamuts | 14589 | centrilobular small lung nodules | centrilobular nodularity, small centrilobular nodules
gamuts | 3908 | chylous ascites | chylous peritoneal effusion, lymph ascites
gamuts | 8651 | congenital midface hypoplasia
gamuts | 12551 | defective pubic ossification
gamuts | 25792 | hydrops fetalis
gamuts | 5876 | liver lesion and elevated alpha fetoprotein | AFP-positive liver lesion
gamuts | 4668 | liver lesion with central scar | fibrotic liver lesion
gamuts | 5567 | liver lesion with contrast fill-in
gamuts | 14788 | lung abscess | pulmonary abscess
gamuts | 10108 | narrow intervertebral disk space | disc space narrowing
gamuts | 6558 | omega sella | scooped sella
gamuts | 17931 | parenchymal brain hemorrhage
gamuts | 17466 | pheochromocytoma | pheo
gamuts | 15922 | pleural effusion with disease in abdomen | secondary pleural effusion due to abdominal disease
gamuts | 15917 | pleural effusion with enlarged heart | cardiac pleural effusion
gamuts | 22614 | premature tracheobronchial cartilage calcification | early tracheobronchial cartilage calcification
gamuts | 22548 | pulmonary embolism | pulmonary artery thromboembolism, PE, pulmonary artery embolism, pulmonary artery thrombosis, pulmonary thromboembolism
gamuts | 13437 | right-to-left atrial shunt
gamuts | 25673 | short first metacarpal
gamuts | 25702 | small sciatic notch | small sacroiliac notches, small sciatic notches, narrow sciatic notch
gamuts | 5197 | sonographic bulls-eye sign | Bulls-eye sign, Target sign
gamuts | 25714 | tall vertebrae
gamuts | 8899 | unilocular cystic jaw lesion
gamuts | 9427 | vocal cord paralysis or paresis
radlex | RID28473 | absent
radlex | RID49896 | change | change from prior
radlex | RID36044 | decreased
radlex | RID38669 | diminished | smaller
radlex | RID5791 | enlarged | larger
radlex | RID36043 | increased
radlex | RID39110 | indeterminate
radlex | RID5720 | new
radlex | RID28472 | present
radlex | RID5734 | stable
radlex | RID39268 | unchanged
radlex | RID5655 | unknown
snomed | 2667000 | Absent (qualifier value) | absent
snomed | 263703002 | Changed status (qualifier value) | change from prior
snomed | 1250004 | Decreased (qualifier value) | decreased
snomed | 263768009 | Greater (qualifier value) | larger
snomed | 35105006 | Increased (qualifier value) | increased
snomed | 82334004 | Indeterminate (qualifier value) | indeterminate
snomed | 263796003 | Lesser (qualifier value) | smaller
snomed | 7147002 | New (qualifier value) | new
snomed | 260388006 | No status change (qualifier value) | unchanged
snomed | 705057003 | Presence (property) (qualifier value) | presence
snomed | 52101004 | Present (qualifier value) | present
snomed | 58158008 | Stable (qualifier value) | stable
snomed | 261665006 | Unknown (qualifier value) | unknown`;

export interface FindingCode extends Code {
  display: string;
  /** Other names by which a search finds the code. */
  names: readonly string[];
}

export const FINDING_CODES: readonly FindingCode[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [system = '', code = '', display = '', names = ''] = line.split(' | ');
    return {
      system: CODE_SYSTEMS[system as KnownSystem],
      code,
      display,
      names: names === '' ? [] : names.split(', '),
    };
  });
