import { useEffect } from 'react';
import { type KnownCases, keepCases } from '#lib/cases/browser/case-list.ts';

/** On a page of cases rendered only by the server: the list that the viewer goes through. Shows nothing. */
export function RememberedCases(known: KnownCases) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's, once
  useEffect(() => keepCases(known), []);
  return null;
}
