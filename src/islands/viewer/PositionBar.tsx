import { type MouseEvent, useMemo } from 'react';
import { stretches } from '#lib/imaging/stack.ts';

interface PositionBarProps {
  index: number;
  count: number;
  ready: ReadonlySet<number>;
  /** Indexes of the slices that can be shown, some of them in reduced resolution. */
  there: ReadonlySet<number>;
  onGo(index: number): void;
}

/** The position in the stack, and which slices have been loaded. Decorative: the counter gives the same in words. */
export function PositionBar({ index, count, ready, there, onGo }: PositionBarProps) {
  const arrived = useMemo(() => stretches(ready), [ready]);
  const reduced = useMemo(() => stretches(there), [there]);
  const go = (event: MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onGo(Math.floor(((event.clientY - box.top) / box.height) * count));
  };
  // At least 4 % of the bar: a shorter handle would be invisible in a long stack.
  const length = Math.max(1, count / 25);
  const top = (index / Math.max(1, count - 1)) * (count - length);
  return (
    <svg
      className="position-bar"
      viewBox={`0 0 1 ${count}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={(event) => event.buttons === 1 && go(event)}
    >
      <rect className="bar-track" width="1" height={count} />
      {reduced.map(({ start, length: reach }) => (
        <rect key={start} className="bar-there" y={start} width="1" height={reach} />
      ))}
      {arrived.map(({ start, length: reach }) => (
        <rect key={start} className="bar-ready" y={start} width="1" height={reach} />
      ))}
      <rect className="bar-here" y={top} width="1" height={length} />
    </svg>
  );
}
