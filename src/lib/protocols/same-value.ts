/** The value of a protocol's field. */
export type Value = string | number | boolean | string[] | number[] | undefined;

/** Whether a value of any type is empty. */
export const isBlank = (value: Value): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether two values are equal. */
export const saysSame = (one: Value, other: Value): boolean =>
  isBlank(one) ? isBlank(other) : JSON.stringify(one) === JSON.stringify(other);
