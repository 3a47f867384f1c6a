/** The value of a field of a protocol. */
export type Value = string | number | boolean | string[] | number[] | undefined;

/** Whether a value is empty, in whatever form. */
export const isBlank = (value: Value): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether two values say the same. */
export const saysSame = (one: Value, other: Value): boolean =>
  isBlank(one) ? isBlank(other) : JSON.stringify(one) === JSON.stringify(other);
