import { COMPARED_PARAMS as P } from '../../paths.ts';

const SWAPPED = [
  [P.before, P.after],
  [P.beforeVersion, P.afterVersion],
  [P.beforeMadeFor, P.afterMadeFor],
] as const;

const addressOf = (path: string, params: URLSearchParams) =>
  params.size === 0 ? path : `${path}?${params.toString()}`;

/** The page's address with a parameter set or removed. */
export function otherAddress(
  { pathname, searchParams }: URL,
  name: string,
  value: string | undefined,
): string {
  const params = new URLSearchParams(searchParams);
  if (value === undefined) params.delete(name);
  else params.set(name, value);
  return addressOf(pathname, params);
}

/** The page's address with the two protocols exchanged. */
export function swappedAddress({ pathname, searchParams }: URL): string {
  const params = new URLSearchParams(searchParams);
  for (const [one, other] of SWAPPED) {
    const values = [searchParams.get(one), searchParams.get(other)];
    for (const [name, value] of [
      [other, values[0]],
      [one, values[1]],
    ] as const) {
      if (value) params.set(name, value);
      else params.delete(name);
    }
  }
  return addressOf(pathname, params);
}
