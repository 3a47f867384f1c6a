/** The keys that go through a stack, and by how many slices: the viewer's, and those of its page before it is there. */
export const SLICE_KEYS = {
  one: [
    { key: 'ArrowUp', value: -1 },
    { key: 'ArrowDown', value: 1 },
  ],
  ten: [
    { key: 'PageUp', value: -10 },
    { key: 'PageDown', value: 10 },
  ],
  end: [
    { key: 'Home', value: Number.NEGATIVE_INFINITY },
    { key: 'End', value: Number.POSITIVE_INFINITY },
  ],
} as const;
