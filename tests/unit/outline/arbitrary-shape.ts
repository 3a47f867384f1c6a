import fc from 'fast-check';

/** Where a zone is. */
export const arbitraryShape = fc.oneof(
  fc.record({
    type: fc.constant('rect'),
    x: fc.nat(50),
    y: fc.nat(50),
    width: fc.nat(50),
    height: fc.nat(50),
  }),
  fc.record({
    type: fc.constant('polygon'),
    points: fc.array(fc.tuple(fc.nat(100), fc.nat(100)), { minLength: 3, maxLength: 5 }),
  }),
);
