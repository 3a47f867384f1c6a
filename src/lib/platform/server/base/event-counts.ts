/** Events that are counted from the start of the process. */
export type CountedEvent = 'sign_in_failed';

const KEY = Symbol.for('negatoscope.eventCounts');
const shared = globalThis as { [KEY]?: Map<CountedEvent, number> };

/** Increments the count of an event. */
export function countEvent(event: CountedEvent): void {
  shared[KEY] ??= new Map();
  shared[KEY].set(event, eventCount(event) + 1);
}

/** The count of an event in this process. */
export function eventCount(event: CountedEvent): number {
  return shared[KEY]?.get(event) ?? 0;
}
