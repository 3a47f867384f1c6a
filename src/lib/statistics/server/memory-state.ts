import { dayAfter } from '#lib/platform/calendar.ts';
import { type DayClock, startOfOwnDay } from '#lib/platform/day-clock.ts';
import type { MemoryState } from '../rules.ts';

const FORECAST = 30;

export interface ToldMemory {
  item_id: string;
  due: number;
  last_grade: number;
  wasKnown: boolean;
  /** Whether the case may still be practised. */
  comesBack: boolean;
}

/** Whether the last attempt was right. */
export const isLearned = ({ last_grade }: ToldMemory) => last_grade > 1;
/** Whether the last attempt was wrong, but an earlier one right. */
export const isForgotten = ({ last_grade, wasKnown }: ToldMemory) => last_grade === 1 && wasKnown;

/** The cases currently remembered, and those due on each of the next 30 days; overdue ones count as due today. */
export function memoryState(memories: readonly ToldMemory[], today: string, clock: DayClock): MemoryState {
  const forecast = Array.from({ length: FORECAST }, (_, index) => ({ day: dayAfter(today, index), due: 0 }));
  const starts = forecast.map(({ day }) => startOfOwnDay(day, clock));
  const end = startOfOwnDay(dayAfter(today, FORECAST), clock);
  for (const { due, comesBack } of memories) {
    if (due >= end || !comesBack) continue;
    const place = starts.findLastIndex((start) => due >= start);
    forecast[Math.max(0, place)]!.due += 1;
  }
  return {
    cases: memories.length,
    due: forecast[0]?.due ?? 0,
    learned: memories.filter(isLearned).length,
    forgotten: memories.filter(isForgotten).length,
    forecast,
  };
}
