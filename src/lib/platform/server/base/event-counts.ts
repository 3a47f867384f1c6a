/** Events counted since the process began. */
export type CountedEvent = 'sign_in_failed';

const KEY = Symbol.for('negatoscope.eventCounts');
const shared = globalThis as { [KEY]?: Map<CountedEvent, number> };

/** Counts that something happened. */
export function countEvent(event: CountedEvent): void {
  shared[KEY] ??= new Map();
  shared[KEY].set(event, eventCount(event) + 1);
}

/** How often it happened in this process. */
export function eventCount(event: CountedEvent): number {
  return shared[KEY]?.get(event) ?? 0;
}
