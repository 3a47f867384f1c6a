/** The keys for scrolling through a stack, with their numbers of slices: in the viewer and before it is loaded. */
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
