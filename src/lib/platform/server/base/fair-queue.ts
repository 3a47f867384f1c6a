/** Work that waits, served one person after the other: a person who asks for much waits behind their own work. */
export interface FairQueue<Item> {
  /** @returns false when the person has as much waiting as they may, and the item was not taken */
  push(person: string, item: Item): boolean;
  /** The next item: the oldest one of the person who was served longest ago. */
  shift(): Item | undefined;
  readonly size: number;
}

/** Makes a queue in which each person may have this many items waiting. */
export function fairQueue<Item>(eachMax: number): FairQueue<Item> {
  /** In the order in which people are served; a person who was served goes to the end. */
  const waiting = new Map<string, Item[]>();
  let size = 0;
  return {
    push(person, item) {
      const own = waiting.get(person) ?? [];
      if (own.length >= eachMax) return false;
      own.push(item);
      waiting.set(person, own);
      size += 1;
      return true;
    },
    shift() {
      const [next] = waiting;
      if (!next) return undefined;
      const [person, own] = next;
      const item = own.shift();
      waiting.delete(person);
      if (own.length > 0) waiting.set(person, own);
      size -= 1;
      return item;
    },
    get size() {
      return size;
    },
  };
}
