/** A queue that takes turns between people: whoever adds many items delays only their own. */
export interface FairQueue<Item> {
  /** @returns false if the person already has the maximum number of items waiting; the item is then not added */
  push(person: string, item: Item): boolean;
  /** Removes and returns the next item: the oldest one of the person who was served longest ago. */
  shift(): Item | undefined;
  readonly size: number;
}

/** Creates a queue in which each person may have this many items waiting. */
export function fairQueue<Item>(eachMax: number): FairQueue<Item> {
  /** Items by person, in the order of service; a person who was served goes to the end. */
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
