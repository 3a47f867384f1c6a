/** Where a value stands that the standard's attribute does not give: in whose private elements, or in a name. */
export type Origin = 'siemens' | 'siemens-csa' | 'philips' | 'ge' | 'sequence-name';

/** What a maker wrote of an attribute: the value itself, or another one than what stands elsewhere. */
export interface Written {
  origin: Origin;
  other?: number;
}

/** By DICOM keyword. */
export type WrittenValues = Record<string, Written[]>;
