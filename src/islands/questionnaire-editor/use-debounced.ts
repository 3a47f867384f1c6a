import { useEffect, useState } from 'react';

/** Debounce of slow rendering (ms). */
const PAUSE = 350;

/** A debounced value: rendering that depends on it does not slow down typing. */
export function useDebounced<Value>(value: Value): Value {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return later;
}
