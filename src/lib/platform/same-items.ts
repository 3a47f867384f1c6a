/** Whether two lists contain the same items in the same order. */
export function sameItems(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((each, index) => each === others[index]);
}
