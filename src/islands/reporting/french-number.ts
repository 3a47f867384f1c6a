const NUMBER = /^[-−]?(\d+([.,]\d*)?|[.,]\d+)$/;

/** A number as one types it in French: « 4,5 », « 1 234 », « −3 »; undefined when it is none. */
export function parseFrenchNumber(text: string): number | undefined {
  const plain = text.replace(/\s/gu, '');
  if (!NUMBER.test(plain)) return undefined;
  const value = Number(plain.replace('−', '-').replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}

/** A number as one would type it: no thousands separator, a comma. */
export function typedNumber(value: number): string {
  return String(value).replace('.', ',');
}

/** How many decimals a typed number has. */
export function decimalsOf(text: string): number {
  return /[.,](\d*)/.exec(text)?.[1]?.length ?? 0;
}
