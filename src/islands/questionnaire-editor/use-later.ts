import { useEffect, useState } from 'react';

/** What takes long to draw follows once the hand pauses for so long (ms). */
const PAUSE = 350;

/** A value as it was when it last stood still: what is drawn from it does not hold up the keys. */
export function useLater<Value>(value: Value): Value {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return later;
}
