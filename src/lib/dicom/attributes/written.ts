/** Sources of a value that the standard attribute lacks: manufacturers' private elements, or the sequence name. */
export type Origin = 'siemens' | 'siemens-csa' | 'philips' | 'ge' | 'sequence-name';

/** A manufacturer's private value of an attribute: used in its place, or reported when it differs from it. */
export interface PrivateValue {
  origin: Origin;
  other?: number;
}

/** Private values by DICOM keyword. */
export type WrittenValues = Record<string, PrivateValue[]>;
