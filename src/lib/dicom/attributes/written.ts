/** Where a value comes from that the standard's attribute does not give: a maker's private elements, or a name. */
export type Origin = 'siemens' | 'siemens-csa' | 'philips' | 'ge' | 'sequence-name';

/** A maker's private value of an attribute: used as its value, or one that differs from the value elsewhere. */
export interface PrivateValue {
  origin: Origin;
  other?: number;
}

/** By DICOM keyword. */
export type WrittenValues = Record<string, PrivateValue[]>;
