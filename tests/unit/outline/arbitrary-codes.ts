import fc from 'fast-check';

/** Codes of terminologies; some are what a body has as ids, and some units imply. */

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 3 });
const code = fc.record(
  {
    system: fc.constantFrom('http://radlex.org', 'http://snomed.info/sct', 'urn:x:y'),
    code: fc.constantFrom('RID1', 'RID2', 'n2', 'o3', 'mm', 'a b', '{x}'),
    display: maybe(fc.constantFrom('present', 'Présent', 'a > b [c]')),
  },
  { requiredKeys: ['system', 'code'] },
);
export const arbitraryCodes = maybe(fc.array(code, { minLength: 1, maxLength: 3 }));
export const arbitraryUnitCode = maybe(
  fc.oneof(code, fc.constant({ system: 'http://unitsofmeasure.org', code: 'mm' })),
);
